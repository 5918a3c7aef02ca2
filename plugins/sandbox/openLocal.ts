import { type ApiModel, loadSampleRequests } from '../openapi';
import { listCalls } from './cli/startPage/listCalls';
import { readStyles } from './cli/startPage/readStyles';
import { compileSandbox } from './core/compile/compileSandbox';
import { createSandbox, type Sandbox } from './core/handle/createSandbox';
import { createRandom } from './core/random';
import { readTime } from './core/state/clock';
import { createMemoryStore } from './core/store/memoryStore';
import type { Backend } from './core/types';
import { loadBackend } from './loadBackend';

export interface LocalSandbox extends Sandbox {
  /** Values that the backend accepts, by the name of a parameter. */
  known(): Promise<Readonly<Record<string, string>>>;
}

/**
 * Opens sandboxes of a document in this process, each with a state of its own. `given`: a backend, or the file of one.
 * Throws `Refusal` if that is none.
 */
export async function prepareSandboxes(
  model: ApiModel,
  given: Backend | string | undefined,
): Promise<() => LocalSandbox> {
  const { api } = compileSandbox(model);
  const backend = typeof given === 'string' ? loadBackend(given, api) : given;
  return () => {
    const store = createMemoryStore();
    const sandbox = createSandbox({ api, backend, store, random: createRandom(1) });
    return {
      ...sandbox,
      known: () => store.transact((all) => backend?.examples?.(all, readTime(all, Date.now())) ?? {}),
    };
  };
}

/** What `serveSandbox` shows of a document, and of a backend in its first state. */
export async function describeStartPage(
  model: ApiModel,
  given: Backend | string | undefined,
): Promise<{ calls: readonly object[]; css: string }> {
  const { api } = compileSandbox(model);
  const known = await (await prepareSandboxes(model, given))().known();
  return { calls: listCalls(model, api, await loadSampleRequests(), known), css: readStyles() };
}
