import { exactText, parseExact } from '../../../shared/core/exactJson';
import { isObject, type Json } from '../../../shared/core/json';
import { compareKeys } from '../store/entries';
import type { State } from '../types';

export type Item = { [name: string]: Json };

/** Items below one path, such as `/shops/5/pets`, in the order in which they were created. */
export interface Collection {
  get(id: string): Item | undefined;
  /** Whether it is as the document has it: no call has made or changed it. */
  isExample(id: string): boolean;
  list(): Item[];
  ids(): string[];
  put(id: string, item: Item): void;
  /** Also removes what is below the item's path. */
  remove(id: string): void;
}

/** Keys of the state: `items/shops/5/pets#7`. Paths are encoded, so that they have no `#` of their own. */
const ROOT = 'items';
const ITEM = '#';

interface Entry {
  place: number;
  item: Item;
  isExample?: true;
}

/** `seed`: the first items, as JSON. `complete` adds to each what its path says. */
export function openCollection(
  state: State,
  path: string,
  { id, seed }: { id: string; seed: string },
  complete: (item: Item) => Item,
): Collection {
  const key = `${ROOT}${path}`;
  const keyOf = (name: string) => `${key}${ITEM}${name}`;

  function entries(): Array<[id: string, entry: Entry]> {
    const found = state.list(`${key}${ITEM}`).flatMap(([name, entry]): Array<[string, Entry]> => {
      return entry === null ? [] : [[name.slice(key.length + ITEM.length), entry as unknown as Entry]];
    });
    return found.sort(([a, one], [b, other]) => one.place - other.place || compareKeys(a, b));
  }

  const find = (name: string) => state.get(keyOf(name)) as Entry | null | undefined;

  function put(name: string, item: Item, origin: Pick<Entry, 'isExample'> = {}): void {
    const known = find(name);
    const place = known?.place ?? Number(state.get(key) ?? 0);
    if (!known) state.set(key, place + 1);
    state.set(keyOf(name), { place, item, ...origin });
  }

  if (state.get(key) === undefined) {
    state.set(key, 0);
    const items = parseExact(seed);
    for (const item of Array.isArray(items) ? items : []) {
      if (isObject(item)) put(exactText(item[id] ?? null), complete(item), { isExample: true });
    }
  }

  return {
    get: (name) => find(name)?.item,
    isExample: (name) => find(name)?.isExample === true,
    list: () => entries().map(([, { item }]) => item),
    ids: () => entries().map(([name]) => name),
    put: (name, item) => put(name, item),
    remove(name) {
      for (const [below] of state.list(`${key}/${encodeURIComponent(name)}/`)) state.delete(below);
      // Remembers that it is gone: see `findGone`.
      state.set(keyOf(name), null);
    },
  };
}

/** The removed item below whose path a collection is, if any. */
export function findGone(state: State, path: string): string | undefined {
  const steps = path.split('/');
  for (let end = 2; end < steps.length; end += 1) {
    const id = decodeURIComponent(steps[end] ?? '');
    if (state.get(`${ROOT}${steps.slice(0, end).join('/')}${ITEM}${id}`) === null) return id;
  }
  return undefined;
}
