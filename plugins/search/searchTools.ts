import type { ApiPage, ApiRecords } from '../openapi';
import { createExactEngine } from './core/engine/exactEngine';
import { unpack } from './core/index/unpack';
import { toSections } from './core/panel/suggestions';
import { createPlaces, toParsedPage } from './core/records/apiPages';
import { buildPage } from './core/records/buildPage';
import { placeNames } from './core/records/placeNames';
import { plain } from './core/text/plain';
import type { SearchIndex } from './core/types';

/** A row that readers would see. */
export interface FoundPlace {
  /** Of a call, parameter, field, model or error. */
  kind?: string;
  title: string;
  /** Around what was found, or what a name belongs to. */
  text: string;
  /** Path and anchor. */
  link: string;
}

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
    async find(text, most) {
      const rows = toSections(await engine.search({ text, limit: most, nameLimit: most })).flatMap(
        (section) => section.rows,
      );
      const places = rows.flatMap((row): FoundPlace[] => {
        if (row.kind === 'more') return [];
        if (row.kind === 'name') {
          const { kind, name, owner, link } = row.hit;
          return [{ kind, title: plain(name), text: plain(owner), link }];
        }
        const { title, text, link } = row.hit;
        return [{ title: plain(title), text: plain(text), link }];
      });
      return [...new Map(places.map((place) => [place.link, place])).values()].slice(0, most);
    },
  };
}
