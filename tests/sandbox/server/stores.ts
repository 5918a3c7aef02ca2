import fc from 'fast-check';
import type { Json, State, Store } from '../../../plugins/sandbox/core/types';

export function readAll(store: Store): Promise<Record<string, Json>> {
  return store.transact((state) => Object.fromEntries(state.list('')));
}

/** Sets keys; undefined removes them. */
export type Step = Array<[key: string, value: Json | undefined]>;

const keys = fc.oneof(
  fc.constantFrom('a', 'b', 'counter/demo/1', 'counter/demo/10', 'counter/demo/2', '__proto__', 'constructor', ''),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const values = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

/** Mostly the same few keys, with any JSON values. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.array(fc.tuple(keys, fc.option(values, { nil: undefined, freq: 3 })), { minLength: 1, maxLength: 4 }),
  { maxLength: 12 },
);

export function apply(state: State, step: Step): void {
  for (const [key, value] of step) {
    if (value === undefined) state.delete(key);
    else state.set(key, value);
  }
}

/** The entries after each number of steps, from 0. */
export function expectedStates(all: Step[]): Array<Record<string, Json>> {
  const entries = new Map<string, Json>();
  const states: Array<Record<string, Json>> = [{}];
  for (const step of all) {
    for (const [key, value] of step) {
      if (value === undefined) entries.delete(key);
      else entries.set(key, value);
    }
    states.push(Object.fromEntries(entries));
  }
  return states;
}
