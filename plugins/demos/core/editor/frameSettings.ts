import type { EditorSettings, FrameOptions } from './types';

/** Options of the editor's library for a frame or a tab. Only these reach it, for it ignores unknown ones silently. */
export function frameSettings({ file, theme, view, sidebar }: EditorSettings, options: FrameOptions) {
  const { height, devToolsHeight, terminalHeight, hideDevTools, hideExplorer, hideNavigation, startScript, origin } =
    options;
  return {
    ...(file === undefined ? {} : { openFile: file }),
    theme,
    view: viewName(view),
    ...(sidebar === undefined ? {} : { showSidebar: sidebar }),
    // The library takes an explicit `undefined` for a height.
    ...(height === undefined ? {} : { height }),
    devToolsHeight,
    terminalHeight,
    hideDevTools,
    hideExplorer,
    hideNavigation,
    startScript,
    origin,
  };
}

export function viewName(view: EditorSettings['view']): 'default' | 'editor' | 'preview' {
  return view === 'both' ? 'default' : view;
}
