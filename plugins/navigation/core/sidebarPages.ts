interface SidebarItem {
  type: string;
  href?: string;
  items?: SidebarItem[];
}

const pagesOf = new WeakMap<SidebarItem, ReadonlySet<string>>();

/** Whether the page is an item or below it. Cached: every branch asks on every page. */
export function holdsPage(item: SidebarItem, path: string): boolean {
  return findPages(item).has(normalise(path));
}

/** Returns the page to highlight: the page itself, or its nearest ancestor in the sidebar. */
export function findShown(items: readonly SidebarItem[], path: string): string {
  for (let above = normalise(path); above !== ''; above = above.replace(/\/[^/]*$/, '')) {
    if (items.some((item) => holdsPage(item, above))) return above;
  }
  return path;
}

function findPages(item: SidebarItem): ReadonlySet<string> {
  const known = pagesOf.get(item);
  if (known) return known;
  const pages = new Set((item.items ?? []).flatMap((inner) => [...findPages(inner)]));
  if (item.href !== undefined) pages.add(normalise(item.href));
  pagesOf.set(item, pages);
  return pages;
}

function normalise(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}
