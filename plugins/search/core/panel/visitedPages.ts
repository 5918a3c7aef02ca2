/** A page that the reader has been on. */
export interface VisitedPage {
  title: string;
  /** Path with the base path. */
  link: string;
}

const MOST = 5;
/** Characters of a title. */
const LONGEST = 120;

/** The pages that have been visited, the latest first, from their stored form. Damaged or foreign values are none. */
export function readVisited(stored: string | null): VisitedPage[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.flatMap(toPage).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The stored form with a page at the front. */
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
