import type { NameRecord, PageRecord } from '../types';

/**
 * Names with the addresses of the site's pages. Those on pages that are not found are left out, and so are those whose
 * place a hand-written page has taken without showing it: on such a page only what stands in a section has an address.
 *
 * @param links Addresses of the pages that are found, by their paths below the docs' root.
 */
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
