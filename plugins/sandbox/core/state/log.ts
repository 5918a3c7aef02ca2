import { OWN_LIMITS } from '../limits';
import type { Json, State } from '../types';
import { OWN } from './seed';

const LOG = `${OWN}log/`;

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
}

export function readLog(state: State): LogEntry[] {
  return state.list(LOG).map(([, entry]) => entry as unknown as LogEntry);
}

export function appendLog(state: State, entry: Omit<LogEntry, 'number'>): void {
  const keys = state.list(LOG).map(([key]) => key);
  const number = Number(keys.at(-1)?.slice(LOG.length) ?? 0) + 1;
  // Leading zeros keep keys in numeric order.
  state.set(`${LOG}${String(number).padStart(12, '0')}`, { ...entry, number });
  for (const key of keys.slice(0, Math.max(0, keys.length + 1 - OWN_LIMITS.log.most))) state.delete(key);
}

export function clearLog(state: State): void {
  for (const [key] of state.list(LOG)) state.delete(key);
}

export function shortenText(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
