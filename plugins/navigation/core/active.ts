import { isBelow, trimSlashes } from './segments';
import type { NavItem } from './topNavigation';

/** Returns the entry with the longest address that `path`, below the base path, starts with by whole segments. */
export function findActive(items: NavItem[], path: string): NavItem | undefined {
  let found: { item: NavItem; length: number } | undefined;
  for (const item of items) {
    const length = matchLength(item, path);
    if (length > (found?.length ?? -1)) found = { item, length };
  }
  return found?.item;
}

export function isCurrentPage({ link }: NavItem, path: string): boolean {
  return link !== undefined && !isExternal(link) && trimSlashes(link) === trimSlashes(path);
}

export function isExternal(link: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(link);
}

function matchLength(item: NavItem, path: string): number {
  const { link, activePath, alsoActive = [], children = [] } = item;
  const own = activePath ?? (link !== undefined && !isExternal(link) ? link.replace(/[?#].*$/, '') : undefined);
  const matches = [...(own === undefined ? [] : [own]), ...alsoActive].filter((outer) => covers(outer, path));
  return Math.max(
    -1,
    ...matches.map((match) => trimSlashes(match).length),
    ...children.map((child) => matchLength(child, path)),
  );
}

/** The home page covers only itself. */
function covers(outer: string, path: string): boolean {
  return trimSlashes(outer) === '' ? trimSlashes(path) === '' : isBelow(path, outer);
}
