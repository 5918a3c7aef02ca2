export interface Bucket<T> {
  prefix: string;
  items: T[];
}

/**
 * Spreads named things over pages by the first letters of their names: a page takes one more letter as long as it is
 * too heavy, so that a name alone tells the page, whatever else comes and goes. A thing that is too heavy by itself, or
 * shares its whole name with others, stays where it is.
 */
export function bucketByPrefix<T>(
  items: T[],
  nameOf: (item: T) => string,
  weightOf: (item: T) => number,
  capacity: number,
  length = 1,
): Bucket<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const prefix = [...nameOf(item)].slice(0, length).join('').replace(/-+$/, '') || nameOf(item);
    groups.set(prefix, [...(groups.get(prefix) ?? []), item]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([prefix, group]) => {
      const weight = group.reduce((sum, item) => sum + weightOf(item), 0);
      const longest = Math.max(...group.map((item) => [...nameOf(item)].length));
      if (weight <= capacity || group.length === 1 || length >= longest) return [{ prefix, items: group }];
      const finer = bucketByPrefix(group, nameOf, weightOf, capacity, length + 1);
      return finer.length === 1 && length + 1 > longest ? [{ prefix, items: group }] : finer;
    });
}
