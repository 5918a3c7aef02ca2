import { translate } from '@docusaurus/Translate';
import type { EditorFault } from '../core/editor/findFaults';
import { kindOfError } from '../core/editor/kindOfError';
import type { EditorView } from '../core/editor/types';

/** What happened, and what to do, for somebody who does not know the editor. */
export function describeError(error: Error): string {
  switch (kindOfError(error)) {
    case 'script':
      return translate({
        id: 'demos.editor.error.script',
        message: 'The script of the editor did not load. Check your connection, then try again.',
      });
    case 'timeout':
      return translate({
        id: 'demos.editor.error.timeout',
        message: 'The editor did not answer within 10 seconds. It may still be loading, or your network may block it.',
      });
    case 'place':
      return translate({
        id: 'demos.editor.error.place',
        message: 'The page has no place for the editor. Load the editor again, or reload the page.',
      });
    case 'frame':
      return translate({
        id: 'demos.editor.error.frame',
        message: 'The frame of the editor is missing. Load the editor again.',
      });
    case 'path':
      return translate({
        id: 'demos.editor.error.path',
        message: 'A preview path starts with “/”, for example “/about”.',
      });
    case 'diff':
      return translate({
        id: 'demos.editor.error.diff',
        message: 'A file change of this page is malformed: it needs an object “create” and a list “destroy”.',
      });
    case 'refused':
      return translate({ id: 'demos.editor.error.refused', message: 'The editor could not do this. Try it again.' });
  }
}

export function describeFault({ option }: EditorFault): string {
  switch (option) {
    case 'template':
      return translate({
        id: 'demos.editor.fault.template',
        message: 'The editor does not know the template of this project, and may not run it.',
      });
    case 'dependencies':
      return translate({
        id: 'demos.editor.fault.dependencies',
        message: 'A project with the template “node” lists its dependencies in a package.json. Others are left out.',
      });
    case 'previewPath':
      return translate({
        id: 'demos.editor.fault.path',
        message: 'The preview starts at “/”, as the path that the page names does not start with “/”.',
      });
    case 'diff':
      return translate({
        id: 'demos.editor.fault.diff',
        message: 'A file change was ignored: it needs an object “create” and a list “destroy”.',
      });
    case 'file':
      return translate({
        id: 'demos.editor.fault.file',
        message: 'The file that the page wants to open is not part of the project.',
      });
  }
}

export function describeView(view: EditorView): string {
  switch (view) {
    case 'both':
      return translate({ id: 'demos.editor.view.both', message: 'Both' });
    case 'editor':
      return translate({ id: 'demos.editor.view.editor', message: 'Code' });
    case 'preview':
      return translate({ id: 'demos.editor.view.preview', message: 'Preview' });
  }
}
