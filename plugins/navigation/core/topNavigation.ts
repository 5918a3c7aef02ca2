import { flattenEntries, type NavEntry } from './entries';
import { type Ordered, sortOrdered } from './order';
import { isBelow } from './segments';
import type { Collator, NavPage } from './types';

/** An entry of the top navigation. Addresses are below the base path, like `/api`, or whole ones of other sites. */
export interface NavItem {
  title: string;
  order?: number;
  /** Absent where it only opens its children. */
  link?: string;
  /** The reader is in this entry on this page and below it; without it, on `link` and below. */
  activePath?: string;
  /** Further pages of the entry, which lie in folders of others. */
  alsoActive?: string[];
  children?: NavItem[];
}

/** What the theme configuration does to the entries that follow from the pages. */
export interface NavigationConfig {
  mode: 'override' | 'prepend' | 'append';
  /** For all languages, or by language; a language that is not there has those of the default one. */
  items: NavItem[] | Record<string, NavItem[]>;
}

export interface TopNavigationOptions {
  collator: Collator;
  /** Address of the docs' root below the base path: `/`, or `/docs`. */
  root: string;
  /** Address of the first page of an entry's sidebar. */
  linkOf(entry: NavEntry): string | undefined;
}

/** Entries as the reader sees them, in order. */
export function buildTopNavigation(entries: NavEntry[], options: TopNavigationOptions): NavItem[] {
  const root = options.root.replace(/\/$/, '');
  const keys = flattenEntries(entries).map(({ key }) => key);
  const toItem = (entry: NavEntry): NavItem & Ordered => ({
    title: titleOf(entry),
    order: entry.order ?? 0,
    path: entry.key,
    ...(entry.pages.length > 0 && { link: options.linkOf(entry) }),
    activePath: `${root}/${entry.key}`,
    ...strays(entry, keys, root),
  });
  const items = entries.map((entry): NavItem & Ordered => {
    const item = toItem(entry);
    const children = sortOrdered(entry.children.map(toItem), options.collator);
    const [only] = children;
    if (only && children.length === 1 && entry.pages.length === 0) return { ...only, ...named(entry), path: item.path };
    return children.length > 0 ? { ...item, children: children.map(withoutPath) } : item;
  });
  const open = items.filter(({ link, children }) => link !== undefined || children);
  return sortOrdered(open, options.collator).map(withoutPath);
}

/** An entry without pages of its own and with one child is that child, under the entry's title and order. */
function named(entry: NavEntry): { title: string; order: number } {
  return { title: titleOf(entry), order: entry.order ?? 0 };
}

function withoutPath(item: NavItem & { path?: string }): NavItem {
  const { ...rest } = item;
  delete rest.path;
  return rest;
}

/** What the pages call it, else the title of the page at its address, else the address. */
function titleOf({ title, key, pages }: NavEntry): string {
  const name = key.split('/').at(-1) ?? key;
  return title ?? pages.find(({ path }) => path === key)?.title ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** Pages of an entry whose address says that they belong to another one. */
function strays(entry: NavEntry, keys: string[], root: string): { alsoActive?: string[] } {
  const claims = ({ path }: NavPage) =>
    keys.filter((key) => isBelow(path, key)).sort((a, b) => b.length - a.length)[0] === entry.key;
  const found = entry.pages.filter((page) => !claims(page)).map(({ path }) => `${root}/${path}`);
  return found.length > 0 ? { alsoActive: found } : {};
}

/** Puts the configured entries in the place of the others, before or after them. Their order is as configured. */
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
