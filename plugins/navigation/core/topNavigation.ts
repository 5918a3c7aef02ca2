import { flattenEntries, type NavEntry } from './entries';
import { sortOrdered } from './order';
import { isBelow } from './segments';
import type { Collator, NavPage } from './types';

/** An entry of the top navigation. Addresses are below the base path, like `/api`, or absolute URLs. */
export interface NavItem {
  /** Name of the entry. */
  title: string;
  order?: number;
  /** A path below the base path, such as `/api`, or an absolute URL. */
  link?: string;
  /** The entry is active on this page and below it; without it, on `link`. */
  activePath?: string;
  /** Pages of this entry in folders of other entries. */
  alsoActive?: string[];
  /** Entries of a menu, each with a `link`. Menus have no menus. */
  children?: NavItem[];
}

export interface NavigationConfig {
  mode: 'override' | 'prepend' | 'append';
  /** For all languages, or by language; missing ones use those of the default one. */
  items: NavItem[] | Record<string, NavItem[]>;
}

export interface TopNavigationOptions {
  collator: Collator;
  /** Address of the docs' root below the base path: `/`, or `/docs`. */
  root: string;
  linkOf(entry: NavEntry): string | undefined;
}

export function buildTopNavigation(entries: NavEntry[], options: TopNavigationOptions): NavItem[] {
  const root = options.root.replace(/\/$/, '');
  const keys = flattenEntries(entries).map(({ key }) => key);
  const sort = (all: NavEntry[]) =>
    sortOrdered(
      all.map((entry) => ({ entry, title: titleOf(entry), order: entry.order ?? 0, path: entry.key })),
      options.collator,
    );
  const toItem = ({ entry, title, order }: ReturnType<typeof sort>[number]): NavItem => ({
    title,
    order,
    ...(entry.pages.length > 0 && { link: options.linkOf(entry) }),
    activePath: `${root}/${entry.key}`,
    ...strays(entry, keys, root),
  });
  const items = sort(entries).map((sorted): NavItem => {
    const { entry, title, order } = sorted;
    const children = sort(entry.children).map(toItem);
    const [only] = children;
    // An entry that is replaced by its only child keeps its title and order.
    if (only && children.length === 1 && entry.pages.length === 0) return { ...only, title, order };
    return children.length > 0 ? { ...toItem(sorted), children } : toItem(sorted);
  });
  return items.filter(({ link, children }) => link !== undefined || children);
}

/** Falls back to the title of the page at its address, then to the address. */
function titleOf({ title, key, pages }: NavEntry): string {
  const name = key.split('/').at(-1) ?? key;
  return title ?? pages.find(({ path }) => path === key)?.title ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** Pages of an entry whose address belongs to another entry. */
function strays(entry: NavEntry, keys: string[], root: string): { alsoActive?: string[] } {
  const claims = ({ path }: NavPage) =>
    keys.filter((key) => isBelow(path, key)).sort((a, b) => b.length - a.length)[0] === entry.key;
  const found = entry.pages.filter((page) => !claims(page)).map(({ path }) => `${root}/${path}`);
  return found.length > 0 ? { alsoActive: found } : {};
}

export function applyConfig(
  items: NavItem[],
  config: NavigationConfig | undefined,
  locale: { current: string; fallback: string },
): NavItem[] {
  const configured = config && localItems(config.items, locale);
  if (!config || !configured) return items;
  if (config.mode === 'override') return configured;
  return config.mode === 'prepend' ? [...configured, ...items] : [...items, ...configured];
}

function localItems(
  items: NavigationConfig['items'],
  { current, fallback }: { current: string; fallback: string },
): NavItem[] | undefined {
  return Array.isArray(items) ? items : (items[current] ?? items[fallback]);
}
