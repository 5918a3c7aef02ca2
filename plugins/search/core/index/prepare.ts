import { createFilter, type Filter } from '../engine/filter';
import { WEIGHTS } from '../engine/weights';
import { fold } from '../text/fold';
import type { PageRecord } from '../types';
import { type Entry, entriesOf } from './entries';
import { numberOf } from './numberOf';

/** An entry of the navigation, or the pages without one (product spec, section 2: search results). */
export interface Group {
  title?: string;
  /** Product spec, section 9: navigation order × 1000. */
  priority: number;
}

/**
 * What a search reads, made once. All that it reads of every entry is a list of its own, at the entry's place: going
 * through one list is many times faster than going through objects.
 */
export interface Prepared {
  /** In the order of the pages. */
  entries: Entry[];
  /** Own titles, folded. */
  titles: string[];
  /** The texts of each, folded, a line each. */
  texts: string[];
  /** What a keyword counts in the own title. */
  titleWeights: number[];
  /** What stands before the own title where it is shown (page, tab): place in `surroundings`. */
  surroundingOf: number[];
  /** Place in `groups`. */
  groupOf: number[];
  /** Folded, each once. */
  surroundings: string[];
  groups: Group[];
  filter: Filter;
}

/** Stops after each page, so that the caller may rest. */
export function* prepare(pages: PageRecord[]): Generator<undefined, Prepared> {
  const size = pages.reduce((sum, { sections, demos }) => sum + 1 + sections.length + demos.length, 0);
  const lists = { entries: [], titles: [], texts: [], titleWeights: [], surroundingOf: [], groupOf: [] };
  const prepared: Prepared = { ...lists, surroundings: [], groups: [], filter: createFilter(size) };
  const surroundings = new Map<string, number>();
  const navTitles = new Map<string | undefined, number>();
  for (const page of pages) {
    const group = numberOf(navTitles, page.navTitle);
    prepared.groups[group] = makeGroup(page, prepared.groups[group]);
    for (const entry of entriesOf(page)) {
      prepared.groupOf.push(group);
      prepared.titleWeights.push(entry.of === 'page' ? WEIGHTS.page : WEIGHTS.title);
      prepared.surroundingOf.push(numberOf(surroundings, surroundingOf(entry)));
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

/** The shown title without the own one at its end; all of it where a keyword could be in both at once. */
function surroundingOf({ of, title, rawTitle }: Entry): string {
  if (of === 'page') return '';
  const before = title.endsWith(rawTitle) ? title.slice(0, title.length - rawTitle.length) : title;
  return before === '' || /\s$/.test(before) ? before : title;
}
