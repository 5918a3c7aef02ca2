const MAX_EXPANDED = 20_000_000;

/** Files that include each other in a path item or an extension, where references are not kept, never end. */
export function findEndless(root: object): 'endless' | 'too-large' | undefined {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  let endless = false;
  const measure = (node: object): number => {
    const known = sizes.get(node);
    if (known !== undefined) return known;
    if (open.has(node)) {
      endless = true;
      return 1;
    }
    open.add(node);
    let size = 1;
    for (const key in node) {
      const child = (node as Record<string, unknown>)[key];
      size += typeof child === 'object' && child !== null ? measure(child) : 1;
    }
    open.delete(node);
    sizes.set(node, size);
    return size;
  };
  const size = measure(root);
  if (endless) return 'endless';
  return size > MAX_EXPANDED ? 'too-large' : undefined;
}
