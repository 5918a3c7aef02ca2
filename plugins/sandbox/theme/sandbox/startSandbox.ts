import api from '@generated/sandbox/default/api.json';
import backend from '@generated/sandbox/default/backend.js';
import validators from '@generated/sandbox/default/validators.js';
import { createBrowserStore } from '../../browser/browserStore';
import { type ControlClient, createControlClient } from '../../core/controls/client';
import { createSandbox, type Sandbox } from '../../core/handle/createSandbox';
import { cryptoRandom } from '../../core/random';

/** Name of the database; all pages of the site, and all tabs, share it. */
const DATABASE = 'sandbox';

/** The documented backend in this page. */
export interface PageSandbox extends Sandbox {
  controls: ControlClient;
  /** Where its state is: kept by the browser, or only until the page is closed. Asked for anew, since it can change. */
  whereKept(): 'indexeddb' | 'memory';
}

/** Everything that is heavy is here: see `openSandbox`. */
export async function startSandbox(): Promise<PageSandbox> {
  const store = await createBrowserStore(DATABASE);
  const { fetch } = createSandbox({
    api,
    validators,
    backend: backend ?? { operations: {} },
    store,
    clock: Date.now,
    random: cryptoRandom,
  });
  return { fetch, controls: createControlClient(fetch), whereKept: () => store.kind };
}
