import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

let parts: ReadonlyMap<string, PropSidebarItem[]> = new Map();
const listeners = new Set<() => void>();

/** Called by the module of a part when a page loads it. */
export function keepPart(key: string, items: PropSidebarItem[]): void {
  parts = new Map([...parts, [key, items]]);
  for (const listener of listeners) listener();
}

export function knownParts(): typeof parts {
  return parts;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A sidebar with the parts that are known. Other categories have no items yet. */
export function withParts(items: PropSidebarItem[], known: typeof parts): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const { part } = item.customProps ?? {};
    const own = typeof part === 'string' ? known.get(part) : undefined;
    return { ...item, items: own ?? withParts(item.items, known) };
  });
}
