import type { ApiPage, ApiRecords } from '../openapi';
import { createExactEngine } from './core/engine/exactEngine';
import { unpack } from './core/index/unpack';
import { type FoundPlace, findPlaces } from './core/panel/findPlaces';
import { createPlaces, toParsedPage } from './core/records/apiPages';
import { buildPage } from './core/records/buildPage';
import { placeNames } from './core/records/placeNames';
import type { SearchIndex } from './core/types';

export interface Searcher {
  find(text: string, most: number): Promise<FoundPlace[]>;
  /** The heading at an anchor. */
  headingAt(link: string): string | undefined;
}

/** `undefined` if a file is no index of a search. */
export function readIndex(text: string): SearchIndex | undefined {
  if (!/^\[\d+,\[/.test(text)) return undefined;
  try {
    return unpack(text);
  } catch {
    return undefined;
  }
}

/** Indexes the pages of a document that nobody has made a site of. */
export function indexPages(pages: readonly ApiPage[], records: ApiRecords): SearchIndex {
  const own = new Map(records.pages.map((page) => [page.path, page]));
  const indexed = pages.map(({ path, title, keywords, description }) => {
    const record = own.get(path);
    return buildPage({
      title,
      link: `/${path}`,
      ...(keywords && { keywords }),
      ...(description !== undefined && { description }),
      page: record ? toParsedPage(record) : { parts: [], noIndex: false },
      tabs: [],
      placed: createPlaces(record, records),
      demos: [],
    });
  });
  const links = new Map(pages.map(({ path }) => [path, `/${path}`]));
  return { pages: indexed, names: placeNames(records.names, indexed, links, () => true) };
}

/** The address of a page as its twin has it, in a site whose addresses end with a slash, too. */
export function withoutSlash(link: string): string {
  return link.replace(/(?<=.)\/(?=$|[?#])/, '');
}

/** Finds what the search of a site finds, in its order. `readFile`: the parts of a large index, by path. */
export function openSearcher(index: SearchIndex, readFile: (path: string) => Promise<string>): Searcher {
  const engine = createExactEngine(index, undefined, readFile);
  const headings = new Map(
    index.pages.flatMap(({ sections }) =>
      sections.map(({ link, rawTitle }) => [withoutSlash(link), rawTitle] as const),
    ),
  );
  return {
    headingAt: (link) => headings.get(withoutSlash(link)),
    find: (text, most) => findPlaces(engine, text, most),
  };
}
