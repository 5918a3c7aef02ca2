import { loadDocumentTools } from '../../openapi';
import { loadSearchTools } from '../../search';
import type { DocumentOptions } from '../../shared/commandLine';
import { lazily } from '../../shared/core/cache';
import { writePage } from '../core/describe/writePage';
import type { Library } from '../core/library/library';
import { type CallOptions, openApiTools } from './openApiTools';

/** A document alone: its pages are made in memory, when one is first wanted. */
export async function openDocument(spec: string | string[], options: CallOptions & DocumentOptions): Promise<Library> {
  const [{ openPages, readModel }, { indexPages, openSearcher }] = await Promise.all([
    loadDocumentTools(),
    loadSearchTools(),
  ]);
  const model = await readModel(process.cwd(), spec, options);
  const opened = lazily(() => {
    const { pages, records } = openPages(model);
    const sectionsOf = new Map(records.pages.map(({ path, sections }) => [path, sections]));
    return {
      pages: new Map(pages.map((page) => [`/${page.path}`, page])),
      sectionsOf,
      searcher: openSearcher(indexPages(pages, records), async () => ''),
    };
  });
  return {
    get pages() {
      return Array.from(opened().pages, ([address, { title, description }]) => ({
        address,
        title,
        ...(description !== undefined && { description }),
      }));
    },
    get searcher() {
      return opened().searcher;
    },
    headingAt: (link) => opened().searcher.headingAt(link),
    async textOf(address) {
      const page = opened().pages.get(address);
      return page ? writePage(page, opened().sectionsOf.get(page.path) ?? []) : '';
    },
    api: await openApiTools(model, undefined, options),
  };
}
