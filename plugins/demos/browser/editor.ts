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
      withErrors(async () => {
        const chosen = { forceEmbedLayout: true, ...frameSettings(settings, options), width: '100%' };
        const embed = (place: string | HTMLElement) => sdk.embedProject(place, project as Project, chosen);
        const place = typeof target === 'string' ? document.getElementById(target) : target;
        // The library says what is wrong.
        if (!(place instanceof HTMLElement && place.parentNode)) return toEditor(await embed(target));
        const frame = makeFrame(embed);
        place.replaceWith(frame);
        const form = catchForm(() => sdk.openProject(project as Project, { ...chosen, newWindow: false }));
        form.target = frame.name;
        document.body.append(form);
        form.submit();
        form.remove();
        return toEditor(await sdk.connect(frame));
      }),
    /** Waits again for an editor that did not answer in time: 20 attempts, one every 500 ms. */
    connect: (frame: HTMLIFrameElement) => withErrors(async () => toEditor(await sdk.connect(frame))),
    /** For a new tab; not yet submitted. */
    makeForm: (project: EditorProject, settings: EditorSettings, options: FrameOptions) =>
      catchForm(() => sdk.openProject(project as Project, { ...frameSettings(settings, options), newWindow: false })),
  };
}

/** The frame of the library, made outside of the page, where it has no document: the library would write a script into it. */
function makeFrame(embed: (place: HTMLElement) => Promise<VM>): HTMLIFrameElement {
  const outside = document.createElement('div');
  const place = document.createElement('div');
  outside.append(place);
  // It cannot connect to this frame yet.
  void embed(place).catch(() => undefined);
  const frame = outside.querySelector('iframe');
  if (!frame) throw new Error('The SDK of StackBlitz created no frame.');
  frame.name = `editor-${crypto.randomUUID()}`;
  return frame;
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
