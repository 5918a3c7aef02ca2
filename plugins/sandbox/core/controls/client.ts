import type { Fault } from '../state/faults';
import type { LogEntry } from '../state/log';
import type { Json } from '../types';
import { CONTROL_PATH } from './answerControl';

export interface SandboxTime {
  time: number;
  iso: string;
  /** Milliseconds ahead of real time. */
  ahead: number;
}

export interface WaitingFault extends Fault {
  message: string;
}

export interface ListedOperation {
  id: string;
  method: string;
  path: string;
  title: string;
  keys: string[][];
  parameters: Array<{ name: string; in: string; required: boolean }>;
  body: { required: boolean } | null;
  codes: Array<{ code: number; message: string }>;
  responses: Array<{ status: string; examples: string[] }>;
}

export interface ControlClient {
  reset(): Promise<null>;
  snapshot(): Promise<Json>;
  restore(snapshot: Json): Promise<{ restored: number }>;
  clock(): Promise<SandboxTime>;
  advance(milliseconds: number): Promise<SandboxTime>;
  setTime(time: number): Promise<SandboxTime>;
  resetClock(): Promise<SandboxTime>;
  faults(): Promise<WaitingFault[]>;
  /** Makes the next `count` calls of an operation fail. */
  fail(operation: string, code: number, count?: number): Promise<WaitingFault[]>;
  clearFaults(): Promise<[]>;
  log(): Promise<LogEntry[]>;
  clearLog(): Promise<[]>;
  /** Lists operations with the codes and responses that `Prefer` can request. */
  operations(): Promise<ListedOperation[]>;
  state(): Promise<Json>;
  run(name: string, input: Json): Promise<Json>;
}

/** Returns the controls of a sandbox as functions; they reject with its error message. */
export function createControlClient(
  fetch: (request: Request) => Promise<Response>,
  origin = 'http://localhost',
): ControlClient {
  async function send<Answer>(method: string, name: string, input?: Json): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    const init = input === undefined ? { method } : { method, headers, body: JSON.stringify(input) };
    const response = await fetch(new Request(`${origin}${CONTROL_PATH}/${name}`, init));
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error((answer as { error: { message: string } }).error.message);
    return answer as Answer;
  }
  return {
    reset: () => send('POST', 'reset'),
    snapshot: () => send('GET', 'snapshot'),
    restore: (snapshot) => send('PUT', 'snapshot', snapshot),
    clock: () => send('GET', 'clock'),
    advance: (milliseconds) => send('POST', 'clock', { advance: milliseconds }),
    setTime: (time) => send('POST', 'clock', { set: time }),
    resetClock: () => send('DELETE', 'clock'),
    faults: () => send('GET', 'faults'),
    fail: (operation, code, count = 1) => send('POST', 'faults', { operation, code, count }),
    clearFaults: () => send('DELETE', 'faults'),
    log: () => send('GET', 'log'),
    clearLog: () => send('DELETE', 'log'),
    operations: () => send('GET', 'operations'),
    state: () => send('GET', 'state'),
    run: (name, input) => send('POST', name, input),
  };
}
