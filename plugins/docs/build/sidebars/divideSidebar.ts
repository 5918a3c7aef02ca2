import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** What a category of a divided sidebar carries in place of its items. */
export interface SidebarPart {
  key: string;
  items: PropSidebarItem[];
  /** Permalinks of the pages that show the part open, the category's own first. */
  pages: string[];
}

/** Categories with as many entries are a part of their own, unless they have categories that can be. */
const MOST_ENTRIES = 100;
const FEWEST_ENTRIES = 4;

/**
 * Leaves the items of collapsible categories to parts, which are loaded with their pages, of which the category's own is
 * one, or when they are opened.
 */
export function divideSidebar(
  items: PropSidebarItem[],
  keyOf: (part: number) => string,
): { items: PropSidebarItem[]; parts: SidebarPart[] } {
  const parts: SidebarPart[] = [];
  return { items: items.map(divide), parts };

  function divide(item: PropSidebarItem): PropSidebarItem {
    if (item.type !== 'category') return item;
    const links = item.items.flatMap(linksIn);
    const mustDivide = links.length > MOST_ENTRIES && item.items.some(({ type }) => type === 'category');
    if (!item.collapsible || mustDivide) return { ...item, items: item.items.map(divide) };
    const pages = [...new Set(linksIn(item).map((href) => href.replace(/[?#].*/s, '')))];
    if (links.length < FEWEST_ENTRIES || item.href === undefined) return item;
    const key = keyOf(parts.length);
    parts.push({ key, items: item.items, pages });
    return { ...item, items: [], customProps: { ...item.customProps, part: key } };
  }
}

export function linksIn(item: PropSidebarItem): string[] {
  if (item.type === 'html') return [];
  const inner = item.type === 'category' ? item.items.flatMap(linksIn) : [];
  return item.href === undefined ? inner : [item.href, ...inner];
}
