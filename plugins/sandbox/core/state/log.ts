import { OWN_LIMITS } from '../limits';
import type { Json, State } from '../types';
import { OWN } from './seed';

const LOG = `${OWN}log/`;

/** Longer texts are cut off. */
const MAX_TEXT = 200;

/** One call of a declared operation. */
export interface LogEntry {
  /** 1, 2, 3 and so on. */
  number: number;
  /** The sandbox's time, in milliseconds since 1970. */
  time: number;
  operation: string;
  /** Who called, as the backend says. */
  caller: Json;
  /** Decoded as far as they could be; keys and secrets are hidden, long texts cut. */
  parameters: Record<string, string>;
  /** Code of the answer, or its HTTP status where there is none; null where the sandbox made a mistake. */
  code: Json;
  /** Why it failed; null for a success. */
  reason: string | null;
}

export function readLog(state: State): LogEntry[] {
  return state.list(LOG).map(([, entry]) => entry as unknown as LogEntry);
}

/** Adds an entry, and forgets the oldest where there are too many. */
export function appendLog(state: State, entry: Omit<LogEntry, 'number'>): void {
  const keys = state.list(LOG).map(([key]) => key);
  const number = Number(keys.at(-1)?.slice(LOG.length) ?? 0) + 1;
  // Leading zeros keep the order of keys that of numbers.
  state.set(`${LOG}${String(number).padStart(12, '0')}`, { ...entry, number });
  for (const key of keys.slice(0, Math.max(0, keys.length + 1 - OWN_LIMITS.log.most))) state.delete(key);
}

export function clearLog(state: State): void {
  for (const [key] of state.list(LOG)) state.delete(key);
}

/** A text as the log shows it. */
export function shortenText(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
