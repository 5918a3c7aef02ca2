import EmbeddedEditor, { type EditorCallbacks, type EmbeddedEditorProps } from '@theme/EmbeddedEditor';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../plugins/appearance/css/tokens.css';
import '../../../plugins/shared/css/tokens.css';
import { loadEditorKit } from '../../../plugins/demos/browser/editor';
import type { DemoAsset } from '../../../plugins/demos/core/types';

export interface EditorWindow {
  heard: unknown[];
  show(props: EmbeddedEditorProps): void;
  /** An asset is data; a source is a function. */
  showDemo(asset: DemoAsset, props: EmbeddedEditorProps): void;
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
const showDemo: EditorWindow['showDemo'] = (asset, props) =>
  show({ ...props, data: { id: asset.id, title: asset.title, files: [] }, source: { asset: async () => asset } });
Object.assign(window, { heard, show, showDemo, loadEditorKit } satisfies EditorWindow);
