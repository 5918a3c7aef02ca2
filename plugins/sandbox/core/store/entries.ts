import type { Json } from '../types';

/** Values by key, ordered by UTF-16 code units like IndexedDB. */
export interface Entries {
  get(key: string): Json | undefined;
  put(key: string, value: Json | undefined): void;
  list(prefix: string): Array<[key: string, value: Json]>;
  clear(): void;
}

export function createEntries(initial: Iterable<readonly [string, Json]> = []): Entries {
  const values = new Map(initial);
  let keys = [...values.keys()].sort(compareKeys);

  function put(key: string, value: Json | undefined): void {
    if (value === undefined) {
      if (values.delete(key)) keys.splice(findPlace(keys, key), 1);
      return;
    }
    if (!values.has(key)) keys.splice(findPlace(keys, key), 0, key);
    values.set(key, value);
  }

  function list(prefix: string): Array<[string, Json]> {
    const found: Array<[string, Json]> = [];
    for (let index = findPlace(keys, prefix); index < keys.length; index += 1) {
      const key = keys[index] ?? '';
      if (!key.startsWith(prefix)) break;
      const value = values.get(key);
      if (value !== undefined) found.push([key, value]);
    }
    return found;
  }

  function clear(): void {
    values.clear();
    keys = [];
  }

  return { get: (key) => values.get(key), put, list, clear };
}

export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function findPlace(keys: string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
