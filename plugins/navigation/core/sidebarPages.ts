/** An item of a sidebar, as the docs plugin gives it to the browser. */
interface SidebarItem {
  type: string;
  href?: string;
  items?: SidebarItem[];
}

const pagesOf = new WeakMap<SidebarItem, ReadonlySet<string>>();

/**
 * Is the page at `path` an item of a sidebar, or below it? Case and a slash at the end make no difference. The pages
 * below an item are remembered: every branch of a sidebar asks, again for each page that is opened or rendered.
 */
export function holdsPage(item: SidebarItem, path: string): boolean {
  return findPages(item).has(normalise(path));
}

/**
 * The page of a sidebar that the page at `path` belongs to: itself, or else the nearest one above it, such as the call
 * of a page of inner fields.
 */
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
