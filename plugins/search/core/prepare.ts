import { fold } from './fold';
import { numberOf } from './numberOf';
import type { PageRecord } from './types';

/** Something that can be a hit, with all that is looked at to find and rank it. */
export interface Entry {
  of: 'page' | 'section' | 'demo';
  page: PageRecord;
  title: string;
  link: string;
  /** Which of its texts may be shown; the first where none of them matches. */
  paragraphs: string[];
  /** What is searched, folded: its own title, then its texts, a line each. */
  searched: string;
  /** Where its own title ends in `searched`. */
  titleEnd: number;
  /** What stands before its own title where that is shown (page, tab): a place in `Prepared.surroundings`. */
  surrounding: number;
  /** A place in `Prepared.groups`. */
  group: number;
}

/** An entry of the navigation, or the pages without one (product spec, section 2: search results). */
export interface Group {
  title?: string;
  /** Product spec, section 9: navigation order × 1000. */
  priority: number;
}

export interface Prepared {
  /** In the order of the pages, and in each the page, its sections, its demos. */
  entries: Entry[];
  groups: Group[];
  /** Folded, each once. */
  surroundings: string[];
}

/** What a search needs, made once. Stops after each page, so that the caller may rest. */
export function* prepare(pages: PageRecord[]): Generator<undefined, Prepared> {
  const entries: Entry[] = [];
  const titles = new Map<string | undefined, number>();
  const priorities: number[] = [];
  const surroundings = new Map<string, number>();
  for (const page of pages) {
    const group = numberOf(titles, page.navTitle);
    priorities[group] = Math.min(priorities[group] ?? Infinity, (page.navOrder ?? Infinity) * 1000);
    for (const { rawTitle, texts, ...shown } of partsOf(page)) {
      const own = fold(rawTitle);
      const surrounding = numberOf(surroundings, shown.of === 'page' ? '' : surroundingOf(shown.title, rawTitle));
      const searched = texts.length > 0 ? [own, ...texts.map(fold)].join('\n') : own;
      entries.push({ ...shown, page, searched, titleEnd: own.length, surrounding, group });
    }
    yield;
  }
  const groups = Array.from(titles, ([title, place]): Group => {
    const priority = priorities[place] ?? Infinity;
    return title === undefined ? { priority } : { title, priority };
  });
  return { entries, groups, surroundings: Array.from(surroundings.keys(), fold) };
}

interface Part extends Pick<Entry, 'of' | 'title' | 'link' | 'paragraphs'> {
  rawTitle: string;
  /** What is searched beside the title. */
  texts: string[];
}

function partsOf({ title, link, sections, demos }: PageRecord): Part[] {
  const beginning = sections.find(({ paragraphs }) => paragraphs.length > 0)?.paragraphs.slice(0, 1) ?? [];
  return [
    { of: 'page', title, link, rawTitle: title, texts: [], paragraphs: beginning },
    ...sections.map(
      ({ rawTitle, title, link, paragraphs }): Part => ({
        of: 'section',
        title,
        link,
        rawTitle,
        texts: paragraphs,
        paragraphs,
      }),
    ),
    ...demos.map(({ rawTitle, title, link, description, keywords }): Part => {
      const paragraphs = [description, keywords.join(', ')].filter(Boolean);
      return { of: 'demo', title, link, rawTitle, texts: paragraphs, paragraphs };
    }),
  ];
}

/** The shown title without the own one at its end; all of it where a keyword could be in both at once. */
function surroundingOf(title: string, own: string): string {
  const before = title.endsWith(own) ? title.slice(0, title.length - own.length) : title;
  return before === '' || /\s$/.test(before) || own === '' ? before : title;
}
