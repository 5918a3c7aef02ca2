import type { Project, VM } from '@stackblitz/sdk';
import { frameSettings, viewName } from '../core/editor/frameSettings';
import { SCRIPT_ERROR } from '../core/editor/kindOfError';
import type {
  EditorProject,
  EditorSettings,
  EditorTheme,
  EditorView,
  FileDiff,
  FrameOptions,
} from '../core/editor/types';
import { catchForm } from './catchForm';

/** An open editor. Every method rejects with an `Error` that has the text of the editor or of its library. */
export type Editor = ReturnType<typeof toEditor>;

/** Loads the library of the editor on demand. */
export async function loadEditorKit() {
  const { default: sdk } = await import('@stackblitz/sdk').catch((cause: unknown) => {
    throw new Error(SCRIPT_ERROR, { cause });
  });
  return {
    /** Replaces an element, or the one with an id, by a frame. Resolves when the editor in it answers. */
    embed: (target: string | HTMLElement, project: EditorProject, settings: EditorSettings, options: FrameOptions) =>
      withErrors(async () =>
        toEditor(await sdk.embedProject(target, project as Project, frameSettings(settings, options))),
      ),
    /** Waits again for an editor that did not answer in time: 20 attempts, one every 500 ms. */
    connect: (frame: HTMLIFrameElement) => withErrors(async () => toEditor(await sdk.connect(frame))),
    /** For a new tab; not yet submitted. */
    makeForm: (project: EditorProject, settings: EditorSettings, options: FrameOptions) =>
      catchForm(() => sdk.openProject(project as Project, { ...frameSettings(settings, options), newWindow: false })),
  };
}

function toEditor(vm: VM) {
  const { editor, preview } = vm;
  return {
    openFile: (file: string | string[]) => withErrors(() => editor.openFile(file)),
    setTheme: (theme: EditorTheme) => withErrors(() => editor.setTheme(theme)),
    setView: (view: EditorView) => withErrors(() => editor.setView(viewName(view))),
    showSidebar: (visible: boolean) => withErrors(() => editor.showSidebar(visible)),
    setPreviewPath: (path: string) => withErrors(() => preview.setUrl(path)),
    applyDiff: (diff: FileDiff) => withErrors(() => vm.applyFsDiff(diff)),
    /** `null` until the project serves something. */
    readPreviewUrl: () => withErrors(() => preview.getUrl()),
    readDependencies: () => withErrors(async () => (await vm.getDependencies()) ?? {}),
    readFiles: () => withErrors(async () => (await vm.getFsSnapshot()) ?? {}),
  };
}

/** The library rejects with strings, and throws some errors before it returns a promise. */
async function withErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error ? error : new Error(String(error));
  }
}
