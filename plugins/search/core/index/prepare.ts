import { fold } from '../text/fold';
import type { PageRecord } from '../types';
import { assignNumber } from './assignNumber';
import { type Entry, entriesOf } from './entries';
import { createFilter, type Filter } from './filter';
import { WEIGHTS } from './weights';

export interface Group {
  title?: string;
  /** Product spec, section 9: navigation order × 1000. */
  priority: number;
}

/** The index prepared for search, as parallel lists, which are much faster to scan than objects. */
export interface Prepared {
  entries: Entry[];
  titles: string[];
  /** Folded texts, one line each. */
  texts: string[];
  titleWeights: number[];
  /** Index in `surroundings` of the displayed text before the own title (page, tab). */
  surroundingOf: number[];
  groupOf: number[];
  surroundings: string[];
  groups: Group[];
  filter: Filter;
}

/** Yields after each page, so that the caller can pause. */
export function* prepare(pages: PageRecord[]): Generator<undefined, Prepared> {
  const size = pages.reduce((sum, { sections, demos }) => sum + 1 + sections.length + demos.length, 0);
  const lists = { entries: [], titles: [], texts: [], titleWeights: [], surroundingOf: [], groupOf: [] };
  const prepared: Prepared = { ...lists, surroundings: [], groups: [], filter: createFilter(size) };
  const surroundings = new Map<string, number>();
  const navTitles = new Map<string | undefined, number>();
  for (const page of pages) {
    const group = assignNumber(navTitles, page.navTitle);
    prepared.groups[group] = makeGroup(page, prepared.groups[group]);
    for (const entry of entriesOf(page)) {
      prepared.groupOf.push(group);
      prepared.titleWeights.push(entry.of === 'page' ? WEIGHTS.page : WEIGHTS.title);
      prepared.surroundingOf.push(assignNumber(surroundings, surroundingOf(entry)));
      addTexts(prepared, entry);
    }
    yield;
  }
  return { ...prepared, surroundings: Array.from(surroundings.keys(), fold) };
}

function makeGroup({ navTitle, navOrder = Infinity }: PageRecord, known?: Group): Group {
  const priority = Math.min(known?.priority ?? Infinity, navOrder * 1000);
  return navTitle === undefined ? { priority } : { title: navTitle, priority };
}

function addTexts({ entries, titles, texts, filter }: Prepared, entry: Entry): void {
  const title = fold(entry.rawTitle);
  const text = entry.texts.map(fold).join('\n');
  filter.add(entries.length, title);
  filter.add(entries.length, text);
  entries.push(entry);
  titles.push(title);
  texts.push(text);
}

/** Returns the displayed title without its own part; all of it if a keyword could span both. */
function surroundingOf({ of, title, rawTitle }: Entry): string {
  if (of === 'page') return '';
  const before = title.endsWith(rawTitle) ? title.slice(0, title.length - rawTitle.length) : title;
  return before === '' || /\s$/.test(before) ? before : title;
}
