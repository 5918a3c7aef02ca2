import documents from '@generated/sandbox/default/documents.js';
import { createBrowserStore } from '../../browser/browserStore';
import { type ControlClient, createControlClient } from '../../core/controls/client';
import { createSandbox, type Sandbox } from '../../core/handle/createSandbox';

const DATABASE = 'sandbox';

export interface PageSandbox extends Sandbox {
  controls: ControlClient;
  /** Where the state is kept, which may change: `memory` is lost when the page closes. */
  whereKept(): 'indexeddb' | 'memory';
}

/** Has the heavy imports: see `openSandbox`. */
export async function startSandbox(version?: string): Promise<PageSandbox> {
  const [first = ''] = Object.keys(documents);
  const document = documents[version ?? first];
  if (!document) throw new Error(`There is no sandbox for ${version}.`);
  const isFirst = version === undefined || version === first;
  const [{ default: api }, { default: backend }, store] = await Promise.all([
    document.api(),
    document.backend(),
    createBrowserStore(isFirst ? DATABASE : `${DATABASE}-${version}`),
  ]);
  const { fetch } = createSandbox({ api, ...(backend && { backend }), store });
  return { fetch, controls: createControlClient(fetch), whereKept: () => store.kind };
}
