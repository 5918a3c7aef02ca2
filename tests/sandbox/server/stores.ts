import fc from 'fast-check';
import type { Json, State, Store } from '../../../plugins/sandbox/core/types';

/** All entries that a store holds, as an object. */
export function readAll(store: Store): Promise<Record<string, Json>> {
  return store.transact((state) => Object.fromEntries(state.list('')));
}

/** A transaction as data: what is set, and what is removed where the value is undefined. */
export type Step = Array<[key: string, value: Json | undefined]>;

const keys = fc.oneof(
  fc.constantFrom('a', 'b', 'counter/demo/1', 'counter/demo/10', 'counter/demo/2', '__proto__', 'constructor', ''),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const values = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

/** Some transactions, mostly on the same few keys; keys and values with everything that JSON can hold. */
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

/** What the entries are after each number of steps: the first is empty. */
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
