import { loadDocumentTools } from '../../openapi';
import { loadSearchTools } from '../../search';
import type { DocumentOptions } from '../../shared/commandLine';
import { writePage } from '../core/describe/writePage';
import type { Library } from '../core/library/library';
import { type CallOptions, openApiTools } from './openApiTools';

/** A document alone: its pages are made in memory. */
export async function openDocument(spec: string | string[], options: CallOptions & DocumentOptions): Promise<Library> {
  const [{ openPages, readModel }, { indexPages, openSearcher }] = await Promise.all([
    loadDocumentTools(),
    loadSearchTools(),
  ]);
  const model = await readModel(process.cwd(), spec, options);
  const { pages, records, parts } = openPages(model);
  const index = indexPages(pages, records);
  const places = new Map(index.names.flatMap(({ kind, owner, link }) => (kind === 'operation' ? [[owner, link]] : [])));
  const byAddress = new Map(pages.map((page) => [`/${page.path}`, page]));
  const sectionsOf = new Map(records.pages.map(({ path, sections }) => [path, sections]));
  return {
    title: model.title,
    pages: pages.map(({ path, title, description }) => ({
      address: `/${path}`,
      title,
      ...(description !== undefined && { description }),
    })),
    async textOf(address) {
      const page = byAddress.get(address);
      return page ? writePage(page, sectionsOf.get(page.path) ?? []) : '';
    },
    searcher: openSearcher(index, async () => ''),
    api: await openApiTools(model, parts, (call) => places.get(call), options),
  };
}
