import { plain } from '../text/plain';
import { splitTitle } from '../text/splitTitle';
import type { Chunk, Hit, SearchRequest, SearchResult } from '../types';
import { dropVague } from './dropVague';
import { groupMatches, type IndexedMatch, type SimilarPage } from './similarMatches';

type FindExact = (request: SearchRequest) => Promise<SearchResult>;
type FindWords = (text: string, most: number) => Promise<IndexedMatch[]>;

const MOST_WORDS = 100;
const MOST_HITS = 100;
const MOST_NAMES = 20;

/** Adds near matches of the word index if the site's own has no results. */
export async function findForPanel(find: FindExact, words: FindWords, request: SearchRequest): Promise<SearchResult> {
  const result = await find(request);
  if (!hasNothing(result)) return result;
  const matches = await words(request.text, MOST_WORDS).catch(() => []);
  return { ...result, near: groupMatches(dropVague(matches, request.text)).flatMap(toHits) };
}

/** Whether something was looked for, and not found. */
function hasNothing({ keywords, total, namesTotal }: SearchResult): boolean {
  return keywords.length > 0 && total + namesTotal === 0;
}

export interface FoundPages {
  pages: SimilarPage[];
  /** Similar names, if no page matches. */
  nearest: SimilarPage[];
  /** Pages with similar words, if none matches. */
  near: SimilarPage[];
}

/** The same by page, with more hits. */
export async function findForPage(find: FindExact, words: FindWords, text: string): Promise<FoundPages> {
  const result = await find({ text, limit: MOST_HITS, nameLimit: MOST_NAMES });
  return {
    pages: mergePages(pagesOf(result)),
    nearest: mergePages(pagesOf({ names: result.nearest ?? [], groups: [] })),
    near: hasNothing(result) ? groupMatches(dropVague(await words(text, MOST_WORDS), text)) : [],
  };
}

function toHits({ link, title, places }: SimilarPage): Hit[] {
  const pageTitle = plain(title);
  if (places.length === 0) return [{ type: 'page', link, title, text: [], pageTitle, priority: 0 }];
  return places.map((place): Hit => {
    const own = place.title.length > 0 ? [{ text: `${pageTitle} - `, marked: false }, ...place.title] : title;
    return { type: 'content', link: place.link, title: own, text: place.text, pageTitle, priority: 0 };
  });
}

function pagesOf({ names, groups }: Pick<SearchResult, 'names' | 'groups'>): SimilarPage[] {
  const hits = groups.flatMap(({ title: path, hits: found }) =>
    found.map((hit) => ({ ...hit, path: path ? [path] : [] })),
  );
  const titles = new Map(hits.map(({ link, pageTitle, path }) => [pageOf(link), { pageTitle, path }]));
  const named = names.flatMap(({ kind, name, owner, link }): SimilarPage[] => {
    const { pageTitle, path = [] } = titles.get(pageOf(link)) ?? {};
    if (kind === 'page') return [{ link, title: name, path, places: [] }];
    if (pageTitle === undefined) return [{ link, title: name, path, places: [{ link, title: [], text: owner }] }];
    return [{ link: pageOf(link), title: [unmarked(pageTitle)], path, places: [{ link, title: name, text: owner }] }];
  });
  const found = hits.map(({ type, link, title, text, pageTitle, path }): SimilarPage => {
    if (type === 'page') return { link, title, path, places: [] };
    return {
      link: pageOf(link),
      title: [unmarked(pageTitle)],
      path,
      places: [{ link, title: splitTitle(title, pageTitle)[1], text }],
    };
  });
  return [...named, ...found];
}

function mergePages(pages: readonly SimilarPage[]): SimilarPage[] {
  const merged = new Map<string, SimilarPage>();
  for (const page of pages) {
    const key = trim(page.link);
    const known = merged.get(key);
    if (!known) {
      merged.set(key, { ...page, places: [...page.places] });
      continue;
    }
    if (page.title.some(({ marked }) => marked)) known.title = page.title;
    if (known.path.length === 0) known.path = page.path;
    const links = new Set(known.places.map(({ link }) => trim(link)));
    known.places.push(...page.places.filter(({ link }) => !links.has(trim(link))));
  }
  return [...merged.values()];
}

function pageOf(link: string): string {
  return link.replace(/[?#].*$/, '');
}

function trim(link: string): string {
  return link.replace(/\/(?=$|[?#])/, '');
}

function unmarked(text: string): Chunk {
  return { text, marked: false };
}
