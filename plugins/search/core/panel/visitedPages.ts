import { readStored } from './readStored';

export interface VisitedPage {
  title: string;
  link: string;
}

const MOST = 5;
const LONGEST = 120;

/** Key in the browser's storage; by locale, since titles are stored. */
export function visitedKey(locale: string): string {
  return `search.visited.${locale}`;
}

/** Latest first. Ignores invalid stored values. */
export function readVisited(stored: string | null): VisitedPage[] {
  return readStored(stored).flatMap(toPage).slice(0, MOST);
}

export function addVisited(stored: string | null, { title, link }: VisitedPage): string {
  const others = readVisited(stored).filter((page) => page.link !== link);
  return JSON.stringify(
    [[link, title.slice(0, LONGEST)], ...others.map((page) => [page.link, page.title])].slice(0, MOST),
  );
}

function toPage(value: unknown): VisitedPage[] {
  if (!Array.isArray(value)) return [];
  const [link, title] = value as unknown[];
  const isOfSite = typeof link === 'string' && /^\/(?!\/)/.test(link);
  return isOfSite && typeof title === 'string' && title !== '' ? [{ link, title }] : [];
}
