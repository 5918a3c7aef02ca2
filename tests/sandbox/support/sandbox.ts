import type { SandboxApi } from '../../../plugins/sandbox/core/api';
import type { CompiledSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { createSandbox, type Sandbox } from '../../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../../plugins/sandbox/core/store/memoryStore';
import type { Backend, Call, Json, Result, Store } from '../../../plugins/sandbox/core/types';
import { compile, smallModel } from './document';

export const NOON = Date.UTC(2026, 5, 1, 12);

export interface Tiny {
  sandbox: Sandbox;
  store: Store;
  api: SandboxApi;
  calls: Call[];
  send(path: string, init?: RequestInit): Promise<{ status: number; json: Json; headers: Headers }>;
}

/** Returns `data`, null by default. `good` is player 1's key; `old` has expired. */
export function tinyBackend(api: SandboxApi, handle: (call: Call) => Result | undefined = () => undefined): Backend {
  const operations: Backend['operations'] = {};
  for (const { id, result } of api.operations) {
    const image = { mediaType: result.mediaType, bytes: new Uint8Array([1, 2, 3]) };
    operations[id] = (call) => handle(call) ?? (result.kind === 'binary' ? image : null);
  }
  return {
    operations,
    authenticate(call) {
      const key = call.keys.session_key;
      if (key === undefined) return null;
      if (key === 'good') return { id: 1, game: 'demo' };
      return key === 'old' ? call.fail(10021, 'old key') : call.fail(10020, 'wrong key');
    },
    seed(state, now, random) {
      state.set('seed', { now, number: random() });
    },
    controls: {},
    describe: (state) => ({ entries: state.list('').length }),
  };
}

export function runTiny(
  { api }: CompiledSandbox,
  handle?: (call: Call) => Result | undefined,
  over: Partial<Backend> = {},
): Tiny {
  const calls: Call[] = [];
  const store = createMemoryStore();
  const backend = tinyBackend(api, (call) => {
    calls.push(call);
    return handle?.(call);
  });
  const sandbox = createSandbox({
    api,
    backend: { ...backend, ...over },
    store,
    clock: () => NOON,
    random: createRandom(1),
  });
  async function send(path: string, init?: RequestInit) {
    const response = await sandbox.fetch(new Request(`http://localhost${path}`, init));
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('Content-Type') === 'application/json';
    return { status: response.status, json: isJson ? (JSON.parse(text) as Json) : text, headers: response.headers };
  }
  return { sandbox, store, api, calls, send };
}

export function runSmall(paths: object, handle?: (call: Call) => Result | undefined, rest: object = {}): Tiny {
  return runTiny(compile(smallModel(paths, rest)), handle);
}
