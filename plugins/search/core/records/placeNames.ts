import type { NameRecord, PageRecord } from '../types';

/** Omits names on pages that are not indexed, or dropped there. `links`: addresses by path below the docs' root. */
export function placeNames(
  names: readonly NameRecord[],
  pages: readonly PageRecord[],
  links: ReadonlyMap<string, string>,
  isGenerated: (path: string) => boolean,
): NameRecord[] {
  const sections = new Set(pages.flatMap((page) => page.sections.map(({ link }) => link)));
  return names.flatMap((name) => {
    const [path = ''] = name.link.slice(1).split('#', 1);
    const page = links.get(path);
    const link = `${page}${name.link.slice(1 + path.length)}`;
    return page !== undefined && (isGenerated(path) || sections.has(link)) ? [{ ...name, link }] : [];
  });
}
