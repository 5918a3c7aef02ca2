import { createRandom } from '../../../plugins/sandbox/core/random';
import { applyChanges, runWork } from '../../../plugins/sandbox/core/store/draft';
import { createEntries } from '../../../plugins/sandbox/core/store/entries';
import { type Call, isBinary, type Json, type Result, type State } from '../../../plugins/sandbox/core/types';
import { gameCloud } from './withoutPlayers';

type Values = Record<string, Json>;

class Failed extends Error {
  constructor(
    readonly code: number,
    readonly reason: string,
  ) {
    super(`failed with ${code}: ${reason}`);
  }
}

export interface Client {
  id: number;
  key: string;
  openId: string;
  call(operationId: string, parameters?: Values, body?: Json): Json;
}

export const MINUTE = 60_000;
const START = Date.UTC(2026, 4, 28, 8);

/** The backend with a manual clock, without requests. */
export function createWorld() {
  const entries = createEntries();
  const random = createRandom(7);
  let now = START;

  function transact<Value>(work: (state: State) => Value): Value {
    const { changes, result } = runWork(entries, work);
    applyChanges(entries, changes);
    return result();
  }

  function run(operationId: string, parameters: Values, body: Json | undefined, key?: string, ip = ''): Result {
    return transact((state) => {
      const call: Call = {
        operationId,
        parameters: key === undefined ? parameters : { ...parameters, session_key: key },
        body,
        bytes: new Uint8Array(),
        keys: key === undefined ? {} : { session_key: key },
        caller: null,
        state,
        now,
        random,
        ip,
        fail(code, reason) {
          throw new Failed(code, reason);
        },
        message: (code) => (code === 0 ? 'success' : `message of ${code}`),
      };
      const handler = gameCloud.operations[operationId];
      if (handler === undefined) throw new Error(`no handler for ${operationId}`);
      return handler({ ...call, caller: gameCloud.authenticate(call) });
    });
  }

  function call(operationId: string, parameters: Values = {}, body?: Json, key?: string): Json {
    const result = run(operationId, parameters, body, key);
    if (isBinary(result)) throw new Error('not JSON');
    return result;
  }

  function logIn(code: string, { platform = 'wx', game = 'demo', ...more }: Record<string, string> = {}): Client {
    const credential: Values = platform === 'dy' ? { anonymousCode: `device of ${code}` } : {};
    const data = call(`${platform}Login`, { gameId: game, ...credential, code, ...more });
    const key = String(at(data, 'sessionKey'));
    return {
      id: Number(at(data, 'userDetails', 'id')),
      key,
      openId: String(at(data, 'openId')),
      call: (operationId, parameters, body) => call(operationId, parameters, body, key),
    };
  }

  transact((state) => gameCloud.seed(state, now, random));
  return {
    run,
    call,
    logIn,
    control: (name: string, input: Json): Json =>
      transact((state) => {
        const control = gameCloud.controls[name];
        if (control === undefined) throw new Error(`no control ${name}`);
        return control({ state, input, now, random });
      }),
    describe: () => transact((state) => gameCloud.describe(state, now)),
    now: () => now,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    keys: () => entries.list('').map(([key]) => key),
    dump: () => entries.list(''),
    set: (key: string, value: Json) => transact((state) => state.set(key, value)),
  };
}

export type World = ReturnType<typeof createWorld>;

export function codeOf(work: () => unknown): number {
  return failureOf(work)?.code ?? 0;
}

export function failureOf(work: () => unknown): { code: number; reason: string } | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Failed) return { code: error.code, reason: error.reason };
    throw error;
  }
}

export function at(value: Json | undefined, ...path: Array<string | number>): Json | undefined {
  let current: unknown = value;
  for (const step of path) current = (current as Record<string, unknown> | undefined)?.[step];
  return current as Json | undefined;
}
