import type { LogEntry } from '../state/log';
import type { Undoable } from '../state/undo';
import type { Json, Login, Scene, Who } from '../types';
import { CONTROL_PATH } from './answerControl';
import type { describeTime } from './clock';
import type { describeFaults } from './faults';
import type { describeOperation } from './general';
import type { describeWorld } from './world';

type SandboxTime = ReturnType<typeof describeTime>;
type WaitingFaults = ReturnType<typeof describeFaults>;
export interface Known {
  /** By name, or by operation and name: `getPet.id`. */
  values: Record<string, string>;
  logins: Login[];
  /** What `issue` makes: `answerInvite.code`. */
  issued: string[];
  scenes: Scene[];
  session: { name: string; since: number; player?: string } | null;
  now: number;
}
type ListedOperations = Array<ReturnType<typeof describeOperation>>;
export type WorldView = ReturnType<typeof describeWorld>;
export type ControlClient = ReturnType<typeof createControlClient>;

/** Returns the controls of a sandbox as functions; they reject with its error message. */
export function createControlClient(fetch: (request: Request) => Promise<Response>, origin = 'http://localhost') {
  async function send<Answer>(method: string, name: string, input?: Json): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    const init = input === undefined ? { method } : { method, headers, body: JSON.stringify(input) };
    const response = await fetch(new Request(`${origin}${CONTROL_PATH}/${name}`, init));
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error((answer as { error: { message: string } }).error.message);
    return answer as Answer;
  }
  return {
    reset: () => send<null>('POST', 'reset'),
    snapshot: () => send<Json>('GET', 'snapshot'),
    restore: (snapshot: Json) => send<{ restored: number }>('PUT', 'snapshot', snapshot),
    clock: () => send<SandboxTime>('GET', 'clock'),
    advance: (milliseconds: number) => send<SandboxTime>('POST', 'clock', { advance: milliseconds }),
    setTime: (time: number) => send<SandboxTime>('POST', 'clock', { set: time }),
    resetClock: () => send<SandboxTime>('DELETE', 'clock'),
    faults: () => send<WaitingFaults>('GET', 'faults'),
    /** Makes the next `count` calls of an operation fail. */
    fail: (operation: string, code: number, count = 1) =>
      send<WaitingFaults>('POST', 'faults', { operation, code, count }),
    clearFaults: () => send<[]>('DELETE', 'faults'),
    log: () => send<LogEntry[]>('GET', 'log'),
    clearLog: () => send<[]>('DELETE', 'log'),
    /** Lists operations with the codes and responses that `Prefer` can request. */
    operations: () => send<ListedOperations>('GET', 'operations'),
    state: () => send<Json>('GET', 'state'),
    known: (who?: Who) => (who ? send<Known>('POST', 'known', { ...who }) : send<Known>('GET', 'known')),
    /** Chooses who acts; without a player, it is who logged in last. */
    act: (player?: string) => send<null>('POST', 'actor', player === undefined ? {} : { player }),
    world: () => send<WorldView>('GET', 'world'),
    undo: () => send<Undoable>('POST', 'undo'),
    issue: (name: string) => send<string>('POST', 'issue', { name }),
    run: (name: string, input: Json) => send<Json>('POST', name, input),
  };
}
