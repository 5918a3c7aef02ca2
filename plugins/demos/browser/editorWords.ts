import { translate } from '@docusaurus/Translate';
import type { EditorFault } from '../core/editor/findFaults';
import { type EditorErrorKind, kindOfError } from '../core/editor/kindOfError';
import type { EditorView } from '../core/editor/types';

/** What happened, and what to do, for somebody who does not know the editor. */
export function describeError(error: Error): string {
  const words: Record<EditorErrorKind, string> = {
    script: translate({
      id: 'demos.editor.error.script',
      message: 'The script of the editor did not load. Check your connection, then try again.',
    }),
    server: translate({
      id: 'demos.editor.error.server',
      message: 'The server of the editor cannot be reached: you may be offline, or your network may block it.',
    }),
    timeout: translate({
      id: 'demos.editor.error.timeout',
      message: 'The editor did not answer within 10 seconds. It may still be loading, or your network may block it.',
    }),
    place: translate({
      id: 'demos.editor.error.place',
      message: 'The page has no place for the editor. Load the editor again, or reload the page.',
    }),
    frame: translate({
      id: 'demos.editor.error.frame',
      message: 'The frame of the editor is missing. Load the editor again.',
    }),
    path: translate({
      id: 'demos.editor.error.path',
      message: 'A preview path starts with “/”, for example “/about”.',
    }),
    diff: translate({
      id: 'demos.editor.error.diff',
      message: 'A file change of this page is malformed: it needs an object “create” and a list “destroy”.',
    }),
    refused: translate({ id: 'demos.editor.error.refused', message: 'The editor could not do this. Try it again.' }),
  };
  return words[kindOfError(error)];
}

export function describeFault({ option }: EditorFault): string {
  const words: Record<EditorFault['option'], string> = {
    template: translate({
      id: 'demos.editor.fault.template',
      message: 'The editor does not know the template of this project, and may not run it.',
    }),
    dependencies: translate({
      id: 'demos.editor.fault.dependencies',
      message: 'A project with the template “node” lists its dependencies in a package.json. Others are left out.',
    }),
    previewPath: translate({
      id: 'demos.editor.fault.path',
      message: 'The preview starts at “/”, as the path that the page names does not start with “/”.',
    }),
    diff: translate({
      id: 'demos.editor.fault.diff',
      message: 'A file change was ignored: it needs an object “create” and a list “destroy”.',
    }),
    file: translate({
      id: 'demos.editor.fault.file',
      message: 'The file that the page wants to open is not part of the project.',
    }),
  };
  return words[option];
}

export function describeView(view: EditorView): string {
  const words: Record<EditorView, string> = {
    both: translate({ id: 'demos.editor.view.both', message: 'Both' }),
    editor: translate({ id: 'demos.editor.view.editor', message: 'Code' }),
    preview: translate({ id: 'demos.editor.view.preview', message: 'Preview' }),
  };
  return words[view];
}
