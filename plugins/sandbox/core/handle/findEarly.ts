import type { SandboxOperation } from '../api';
import { type Early, readLog } from '../state/log';
import type { Json, State } from '../types';

/** Whether a caller repeats a call before the document allows it. */
export function findEarly(
  state: State,
  { id, pollAfter }: SandboxOperation,
  caller: Json,
  now: number,
): Early | undefined {
  if (pollAfter === undefined) return undefined;
  const who = JSON.stringify(caller);
  const last = readLog(state).findLast(({ operation, caller: one }) => operation === id && JSON.stringify(one) === who);
  const since = last ? now - last.time : pollAfter;
  // After the clock was moved back, nothing is known.
  return since >= 0 && since < pollAfter ? { since, least: pollAfter } : undefined;
}
