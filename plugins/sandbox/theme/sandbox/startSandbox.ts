import documents from '@generated/sandbox/default/documents.js';
import { createBrowserStore } from '../../browser/browserStore';
import { createNews } from '../../browser/createNews';
import { type ControlClient, createControlClient } from '../../core/controls/client';
import { createSandbox, type Sandbox } from '../../core/handle/createSandbox';

const DATABASE = 'sandbox';

export interface PageSandbox extends Sandbox {
  controls: ControlClient;
  /** Where the state is kept, which may change: `memory` is lost when the page closes. */
  whereKept(): 'indexeddb' | 'memory';
  /** Calls back after each change, of any tab; returns what ends it. */
  watch(listener: () => void): () => void;
}

/** Has the heavy imports: see `openSandbox`. */
export async function startSandbox(version?: string): Promise<PageSandbox> {
  const [first = ''] = Object.keys(documents);
  const document = documents[version ?? first];
  if (!document) throw new Error(`There is no sandbox for ${version}.`);
  const isFirst = version === undefined || version === first;
  const name = isFirst ? DATABASE : `${DATABASE}-${version}`;
  const { watch, announce } = createNews(name);
  const [{ default: api }, { default: backend }, store] = await Promise.all([
    document.api(),
    document.backend(),
    createBrowserStore(name, announce),
  ]);
  const { fetch } = createSandbox({ api, ...(backend && { backend }), store });
  return { fetch, controls: createControlClient(fetch), whereKept: () => store.kind, watch };
}
