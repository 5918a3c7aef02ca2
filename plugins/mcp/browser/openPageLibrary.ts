import type { Searcher } from '../../search';
import { parsePage } from '../../shared/browser/trusted';
import type { Library } from '../core/library/library';
import { readList } from '../core/library/readList';
import { Unanswerable } from '../core/library/unanswerable';

/** The pages of this site, as their twins have them. */
export async function openPageLibrary(find: Searcher['find']): Promise<Library> {
  const { pages } = readList(await fetchText(`${__webpack_public_path__}llms.txt`).catch(() => ''));
  const twins = new Map(pages.map(({ address, twin }) => [address, twin]));
  return {
    pages,
    textOf: (address) => fetchText(twins.get(address) ?? address),
    searcher: { find },
    async headingAt(link) {
      const [address = '', anchor = ''] = link.split('#');
      const page = parsePage(await fetchText(address));
      const target = page.getElementById(decodeURIComponent(anchor));
      const heading = target?.closest('h1, h2, h3, h4, h5, h6') ?? target?.querySelector('h1, h2, h3, h4, h5, h6');
      heading?.querySelector('.hash-link')?.remove();
      return heading?.textContent?.trim();
    },
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Unanswerable(`\`${address}\` answers ${response.status}.`);
  return response.text();
}
