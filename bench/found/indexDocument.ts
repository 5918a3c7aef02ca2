import { readSpec } from '../../plugins/document/read';
import { buildModel } from '../../plugins/openapi/core/model/build';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { collectRecords } from '../../plugins/openapi/core/records/collectRecords';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { createPlaces, toParsedPage } from '../../plugins/search/core/records/apiPages';
import { buildPage } from '../../plugins/search/core/records/buildPage';
import type { SearchIndex } from '../../plugins/search/core/types';

export const LAYOUTS = ['operation', 'tag'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** `addresses`: of each operation, by `operationId`. */
export async function indexDocument(
  file: string,
  layout: Layout,
): Promise<{ index: SearchIndex; addresses: Map<string, string[]> }> {
  const { document } = await readSpec(file);
  if (!document) throw new Error(`${file} cannot be read.`);
  const model = buildModel(document);
  const words = pageWords('en');
  const site = buildPages(model, { pages: layout, routeBase: '', languages: [], words });
  const collector = collectRecords(model, site, words);
  const pages = [...site.pages()];
  for (const page of pages) collector.add(page, false);
  const records = collector.finish();
  const ids = new Map(model.operations.map(({ id, operationId = id }) => [id, operationId]));
  const addresses = new Map<string, string[]>();
  for (const { path, kind, sections } of pages) {
    for (const { id, component } of sections) {
      const operation = ids.get(id);
      if (component !== 'ApiOperation' || operation === undefined) continue;
      addresses.set(operation, [`/${path}#${id}`, ...(kind === 'operation' ? [`/${path}`] : [])]);
    }
  }
  const own = new Map(records.pages.map((page) => [page.path, page]));
  return {
    index: {
      names: records.names,
      pages: pages.flatMap(({ path, title, keywords, description }) => {
        const record = own.get(path);
        if (!record) return [];
        return buildPage({
          title,
          link: `/${path}`,
          ...(keywords ? { keywords } : {}),
          ...(description === undefined ? {} : { description }),
          page: toParsedPage(record),
          tabs: [],
          placed: createPlaces(record, records),
          demos: [],
        });
      }),
    },
    addresses,
  };
}
