import type { Json, State } from '../types';
import { compareKeys, type Entries } from './entries';
import { freezeJson } from './freezeJson';

/** New values by key; `undefined` removes the entry. */
export type Changes = Map<string, Json | undefined>;

type Below = Pick<State, 'get' | 'list'>;

export interface Outcome<Result> {
  changes: Changes;
  result(): Result;
}

export function runWork<Result>(entries: Below, work: (state: State) => Result): Outcome<Result> {
  const changes: Changes = new Map();
  const draft = createDraft(entries, changes);
  try {
    const result = work(draft.state);
    return { changes, result: () => result };
  } catch (error) {
    return {
      changes: new Map(),
      result() {
        throw error;
      },
    };
  } finally {
    draft.end();
  }
}

export function applyChanges(entries: Entries, changes: Changes): Changes {
  const undo: Changes = new Map();
  for (const [key, value] of changes) {
    undo.set(key, entries.get(key));
    entries.put(key, value);
  }
  return undo;
}

function createDraft(entries: Below, changes: Changes): { state: State; end(): void } {
  let over = false;
  const change = (key: string, value: Json | undefined) => {
    // Asynchronous work: its changes would be lost.
    if (over) throw new Error(`The transaction is over: \`${key}\` cannot be changed any more.`);
    changes.set(key, value);
  };
  const state: State = {
    get: (key) => (changes.has(key) ? changes.get(key) : entries.get(key)),
    set: (key, value) => change(key, freezeJson(value)),
    delete(key) {
      change(key, undefined);
      if (entries.get(key) === undefined) changes.delete(key);
    },
    list: (prefix) => mergeChanges(entries.list(prefix), changes, prefix),
  };
  return {
    state,
    end() {
      over = true;
    },
  };
}

function mergeChanges(listed: Array<[string, Json]>, changes: Changes, prefix: string): Array<[string, Json]> {
  const changed = [...changes].filter(([key]) => key.startsWith(prefix));
  if (changed.length === 0) return listed;
  const kept = listed.filter(([key]) => !changes.has(key));
  const added = changed.filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return [...kept, ...added].sort(([a], [b]) => compareKeys(a, b));
}
