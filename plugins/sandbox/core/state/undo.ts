import { OWN_LIMITS } from '../limits';
import type { Json, State } from '../types';
import { isLogKey } from './log';
import { OWN } from './seed';

const UNDO = `${OWN}undo/`;
const LAST = `${OWN}undo-last`;

/** A call by its number in the log, or a control by its name. */
export type Undoable = { operation: string; call: number } | { control: string };

interface Kept {
  of: Undoable;
  /** What was there before; a key alone had nothing. */
  before: Array<[key: string, value: Json] | [key: string]>;
}

/** Runs `work`, and returns a function that keeps what it has changed, to be undone later. */
export function recordChanges<Result>(state: State, work: (state: State) => Result) {
  const before = new Map<string, Json | undefined>();
  const note = (key: string) => {
    if (!before.has(key) && !key.startsWith(UNDO) && key !== LAST && !isLogKey(key)) before.set(key, state.get(key));
  };
  const result = work({
    get: state.get,
    list: state.list,
    set(key, value) {
      note(key);
      state.set(key, value);
    },
    delete(key) {
      note(key);
      state.delete(key);
    },
  });
  return {
    result,
    keep(of: Undoable): void {
      const changed = [...before].filter(([key, value]) => state.get(key) !== value);
      if (changed.length === 0) return;
      const number = lastNumber(state) + 1;
      const kept: Kept = { of, before: changed.map(([key, value]) => (value === undefined ? [key] : [key, value])) };
      state.set(LAST, number);
      state.set(keyOf(number), kept as unknown as Json);
      state.delete(keyOf(number - OWN_LIMITS.undo.most));
    },
  };
}

/** What would be undone next. */
export function readUndoable(state: State): Undoable | undefined {
  return readKept(state)?.of;
}

/** Brings back what was there before the last change. */
export function undo(state: State): Undoable | undefined {
  const kept = readKept(state);
  if (!kept) return undefined;
  for (const [key, value] of kept.before) {
    if (value === undefined) state.delete(key);
    else state.set(key, value);
  }
  const number = lastNumber(state);
  state.delete(keyOf(number));
  state.set(LAST, number - 1);
  return kept.of;
}

function lastNumber(state: State): number {
  return Number(state.get(LAST) ?? 0);
}

function readKept(state: State): Kept | undefined {
  return state.get(keyOf(lastNumber(state))) as unknown as Kept | undefined;
}

function keyOf(number: number): string {
  return `${UNDO}${number}`;
}
