import EmbeddedEditor, { type EditorCallbacks, type EmbeddedEditorProps } from '@theme/EmbeddedEditor';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../plugins/appearance/css/tokens.css';
import '../../../plugins/shared/css/tokens.css';
import { loadEditorKit } from '../../../plugins/demos/browser/editor';

export interface EditorWindow {
  heard: unknown[];
  show(props: EmbeddedEditorProps): void;
  loadEditorKit: typeof loadEditorKit;
}

const heard: unknown[] = [];
const callbacks: EditorCallbacks = {
  onReady: (editor) => heard.push(['ready', Object.keys(editor).length]),
  onError: ({ message }) => heard.push(['error', message]),
  onPreviewUrl: (url) => heard.push(['url', url]),
  onDependencies: (dependencies) => heard.push(['dependencies', dependencies]),
  onFiles: (files) => heard.push(['files', files]),
};
const element = document.querySelector('#root');
if (!element) throw new Error('The page has no root');
const root = createRoot(element);
const show = (props: EmbeddedEditorProps) => flushSync(() => root.render(<EmbeddedEditor {...callbacks} {...props} />));
Object.assign(window, { heard, show, loadEditorKit } satisfies EditorWindow);
