import api from '@generated/sandbox/default/api.json';
import backend from '@generated/sandbox/default/backend.js';
import validators from '@generated/sandbox/default/validators.js';
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
export async function startSandbox(): Promise<PageSandbox> {
  const store = await createBrowserStore(DATABASE);
  const { fetch } = createSandbox({ api, validators, backend, store });
  return { fetch, controls: createControlClient(fetch), whereKept: () => store.kind };
}
