import documents from '@generated/sandbox/default/documents.js';
import { loadedParts, loadIndex, loadPart } from '@theme/sandbox/operationParts';
import { createBrowserStore } from '../../browser/browserStore';
import { createNews } from '../../browser/createNews';
import { createPartSandbox } from '../../browser/partSandbox';
import { type ControlClient, createControlClient } from '../../core/controls/client';
import type { Sandbox } from '../../core/handle/createSandbox';

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
  const key = version ?? first;
  const document = documents[key];
  if (!document) throw new Error(`There is no sandbox for ${version}.`);
  const name = key === first ? DATABASE : `${DATABASE}-${key}`;
  const { watch, announce } = createNews(name);
  const [{ default: backend }, store] = await Promise.all([document.backend(), createBrowserStore(name, announce)]);
  const parts = {
    loaded: () => loadedParts(key),
    load: (name: string) => loadPart(key, name),
    index: () => loadIndex(key),
  };
  const { fetch } = createPartSandbox(parts, { ...(backend && { backend }), store });
  return { fetch, controls: createControlClient(fetch), whereKept: () => store.kind, watch };
}
