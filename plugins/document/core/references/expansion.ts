const MAX_EXPANDED = 20_000_000;

/** Files that include each other in a path item or an extension, where references are not kept, never end. */
export function findEndless(root: object): 'endless' | 'too-large' | undefined {
  const { size, isEndless } = measureExpansion(root);
  if (isEndless) return 'endless';
  return size > MAX_EXPANDED ? 'too-large' : undefined;
}

/** Counts values, shared ones wherever they occur. A value within itself counts as one. */
export function measureExpansion(
  root: object,
  follow: (value: unknown) => unknown = (value) => value,
): { size: number; isEndless: boolean } {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  let isEndless = false;
  const measure = (value: unknown): number => {
    const node = follow(value);
    if (typeof node !== 'object' || node === null) return 1;
    const known = sizes.get(node);
    if (known !== undefined) return known;
    if (open.has(node)) {
      isEndless = true;
      return 1;
    }
    open.add(node);
    let size = 1;
    for (const key in node) size += measure((node as Record<string, unknown>)[key]);
    open.delete(node);
    sizes.set(node, size);
    return size;
  };
  const size = measure(root);
  return { size, isEndless };
}
