import { OWN_LIMITS } from '../limits';
import type { Json, State } from '../types';
import { OWN } from './seed';

const LOG = `${OWN}log/`;
/** The number of the last call: finding it in the log would read all of it for each call. */
const LAST = `${OWN}log-last`;

const MAX_TEXT = 200;

export interface LogEntry {
  number: number;
  /** Milliseconds since 1970, in sandbox time. */
  time: number;
  operation: string;
  caller: Json;
  /** Decoded where possible; keys and secrets are masked, long texts shortened. */
  parameters: Record<string, string>;
  /** Code or HTTP status; null for a sandbox mistake. */
  code: Json;
  reason: string | null;
  /** The caller polled before the document allows it: how long since the last call, and at least between two. */
  early?: Early;
  /** A reader took it back. */
  undone?: true;
}

/** In milliseconds. */
export type Early = { since: number; least: number };

export function readLog(state: State): LogEntry[] {
  return state.list(LOG).map(([, entry]) => entry as unknown as LogEntry);
}

/** Returns the number of the call. */
export function appendLog(state: State, entry: Omit<LogEntry, 'number'>): number {
  // Files of earlier versions lack it.
  const number = Number(state.get(LAST) ?? readLog(state).at(-1)?.number ?? 0) + 1;
  state.set(LAST, number);
  state.set(keyOf(number), { ...entry, number });
  if (number > OWN_LIMITS.log.most) state.delete(keyOf(number - OWN_LIMITS.log.most));
  return number;
}

export function markUndone(state: State, number: number): void {
  const entry = state.get(keyOf(number));
  if (entry) state.set(keyOf(number), { ...(entry as { [field: string]: Json }), undone: true });
}

export function isLogKey(key: string): boolean {
  return key.startsWith(LOG) || key === LAST;
}

/** Leading zeros keep keys in numeric order. */
function keyOf(number: number): string {
  return `${LOG}${String(number).padStart(12, '0')}`;
}

export function clearLog(state: State): void {
  for (const [key] of state.list(LOG)) state.delete(key);
  state.delete(LAST);
}

export function shortenText(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
