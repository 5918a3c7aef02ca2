interface Handlers<T> {
  kept(old: T, now: T): void;
  added?(now: T): void;
  removed?(old: T): void;
}

/** Pairs what has the same key, in the order of `now`; what is gone comes last. */
export function pairUp<T>(
  old: Iterable<T>,
  now: Iterable<T>,
  keyOf: (item: T) => string,
  { kept, added, removed }: Handlers<T>,
): void {
  const rest = new Map(Array.from(old, (item) => [keyOf(item), item]));
  for (const item of now) {
    const key = keyOf(item);
    const before = rest.get(key);
    if (before === undefined) added?.(item);
    else kept(before, item);
    rest.delete(key);
  }
  for (const item of rest.values()) removed?.(item);
}
