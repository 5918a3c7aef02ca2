import type { Json } from '../../types';

/** Nothing that is kept may be nested deeper. */
const DEEPEST = 50;

/** Is a value small and flat enough to be kept? Counts characters about as its JSON text would. */
export function fits(value: Json, mostCharacters: number): boolean {
  const left: Array<[value: Json, depth: number]> = [[value, 0]];
  let characters = 0;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [current, depth] = next;
    characters += typeof current === 'string' ? current.length + 2 : 4;
    if (typeof current === 'object' && current !== null) {
      const names = Array.isArray(current) ? [] : Object.keys(current);
      for (const name of names) characters += name.length + 3;
      for (const item of Object.values(current)) left.push([item, depth + 1]);
    }
    if (depth > DEEPEST || characters > mostCharacters) return false;
  }
  return true;
}

/** The last `most` items of a list. */
export function lastOf<Item>(items: Item[], most: number): Item[] {
  return items.slice(Math.max(0, items.length - most));
}
