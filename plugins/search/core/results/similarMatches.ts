import { markRanges, type Range, wholeFrom } from '../text/ranges';
import type { Chunk } from '../types';

/** A text in the word index of `@easyops-cn/docusaurus-search-local`. */
export interface IndexedText {
  t: string;
  /** Its page's address. */
  u: string;
  /** Its section's hash, with `#`. */
  h?: string;
  /** Its section's title. */
  s?: string;
  /** The navigation entries of a page. */
  b?: string[];
}

/** In the order of the package's type numbers. */
export const TEXT_TYPES = ['title', 'heading', 'description', 'keywords', 'content'] as const;

export interface IndexedMatch {
  document: IndexedText;
  /** Index in `TEXT_TYPES`. */
  type: number;
  /** Its page; `false` if the text is a page's title. */
  page: IndexedText | false | undefined;
  /** By indexed word and field: positions in UTF-16 units. */
  metadata: Record<string, { t?: { position: Array<[start: number, length: number]> } }>;
}

export interface SimilarPage {
  link: string;
  title: Chunk[];
  path: string[];
  places: SimilarPlace[];
}

export interface SimilarPlace {
  link: string;
  /** Empty for the page itself. */
  title: Chunk[];
  /** A snippet; empty if only the title matches. */
  text: Chunk[];
}

/** UTF-16 units of the snippet before and after the start of the first match. */
const BEFORE = 60;
const AFTER = 180;

export function groupMatches(matches: readonly IndexedMatch[]): SimilarPage[] {
  const pages = new Map<string, SimilarPage>();
  for (const match of matches) {
    const { document, type } = match;
    const owner = match.page || document;
    const page = pages.get(owner.u) ?? {
      link: owner.u,
      title: markRanges(owner.t, []),
      path: owner.b ?? [],
      places: [],
    };
    pages.set(owner.u, page);
    if (TEXT_TYPES[type] === 'title') page.title = markRanges(document.t, marksOf(match));
    // Keywords are not displayed.
    else if (TEXT_TYPES[type] !== 'keywords') addPlace(page, match);
  }
  return [...pages.values()];
}

function addPlace(page: SimilarPage, match: IndexedMatch): void {
  const { document, type } = match;
  const isHeading = TEXT_TYPES[type] === 'heading';
  const isPage = !document.h;
  // A heading without an anchor cannot be linked.
  if (isHeading && isPage) return;
  const link = document.u + (document.h ?? '');
  const known = page.places.find((place) => place.link === link);
  const place = known ?? { link, title: [], text: [] };
  if (!known) page.places.push(place);
  if (isHeading) {
    place.title = markRanges(document.t, marksOf(match));
  } else if (place.text.length === 0) {
    place.text = cut(document.t, marksOf(match));
    if (!isPage && place.title.length === 0) place.title = markRanges(document.s ?? '', []);
  }
}

function marksOf({ metadata }: IndexedMatch): Range[] {
  return Object.values(metadata)
    .flatMap(({ t }) => t?.position ?? [])
    .map(([start, length]): Range => [start, start + length])
    .sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
}

function cut(text: string, marks: readonly Range[]): Chunk[] {
  const first = marks[0]?.[0] ?? 0;
  const from = first > BEFORE ? startOfWord(text, first - BEFORE) : 0;
  const to = text.length > first + AFTER ? endOfWord(text, first + AFTER) : text.length;
  const inside = marks.filter(([start, end]) => start >= from && start < to && end > start);
  const chunks = markRanges(
    text.slice(from, to),
    inside.map(([start, end]) => [start - from, Math.min(end, to) - from]),
  );
  if (from > 0) chunks.unshift({ text: '…', marked: false });
  if (to < text.length) chunks.push({ text: '…', marked: false });
  return chunks;
}

/** Returns the next start of a word, or of a character in text without spaces. */
function startOfWord(text: string, from: number): number {
  const space = text.slice(from, from + 20).search(/\s\S/);
  if (space >= 0) return from + space + 1;
  return wholeFrom(text, from);
}

function endOfWord(text: string, to: number): number {
  const space = text.slice(to, to + 20).search(/\s/);
  if (space >= 0) return to + space;
  return wholeFrom(text, to);
}
