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

/** The pages of a document, in memory, with samples in all languages. */
export interface DocumentPages {
  pages: ApiPage[];
  records: ApiRecords;
  parts: PartFinder;
}

export function openPages(model: ApiModel): DocumentPages {
  const words = pageWords('en');
  const site = buildPages(model, { pages: 'tag', routeBase: '', languages: sampleLanguages, words });
  const collector = collectRecords(model, site, words);
  const pages = [...site.pages()];
  for (const page of pages) collector.add(page, false);
  return { pages, records: collector.finish(), parts: site.parts };
}
