import { sampleLanguages } from '../samples/core/languages';
import type { ApiModel } from './core/model/types';
import { buildPages } from './core/pages/build';
import type { PartFinder } from './core/pages/partFinder';
import type { ApiPage } from './core/pages/site/types';
import { collectRecords } from './core/records/collectRecords';
import type { ApiRecords } from './core/records/types';
import { pageWords } from './write/pageWords';

/** What programs need of a document that nobody has made a site of; loaded on demand. */

export { buildSampleRequest } from './core/view/samples/samples';
export { readModel } from './read/readModel';
export { pageWords };

/** The pages of a document, in memory, without samples, and what search finds in them. */
export function openPages(model: ApiModel): { pages: ApiPage[]; records: ApiRecords } {
  const words = pageWords('en');
  const site = buildPages(model, { pages: 'tag', routeBase: '', languages: [], words });
  const collector = collectRecords(model, site, words);
  const pages = [...site.pages()];
  for (const page of pages) collector.add(page, false);
  return { pages, records: collector.finish() };
}

/** Single calls of a document, with samples in all languages, and their addresses by method and path. */
export function openParts(model: ApiModel): { parts: PartFinder; places: ReadonlyMap<string, string> } {
  const words = pageWords('en');
  const { parts, index } = buildPages(model, { pages: 'tag', routeBase: '', languages: sampleLanguages, words });
  const places = index.flatMap(({ operations }) =>
    operations.map(({ method, path, href }) => [`${method} ${path}`, href] as const),
  );
  return { parts, places: new Map(places) };
}
