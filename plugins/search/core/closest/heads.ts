import { createFilter } from '../engine/filter';
import type { Prepared } from '../index/prepare';
import type { NameRecord } from '../types';
import { isHan, toPhrase, toWholeWords } from './words';

/** Something that a reader may look for: a page, a section, or a thing with a name. */
export interface Head {
  /** Place of its entry in `Prepared`; absent where it has a name alone. */
  entry?: number;
  name?: NameRecord;
}

/** What all heads are called; each list has the head at its place. Those with an entry come first, at its place. */
export interface Heads {
  heads: Head[];
  /** Words of the title, after a space each. */
  titles: string[];
  /** By place of an entry its head: the text before the first heading is its page's. */
  ofEntry: Int32Array;
  /** Other names as ` | words | words |`; empty where there are none. */
  others: string[];
  /** Places of the heads that have a word with this beginning, or a part of a run of Chinese characters. */
  find(phrase: string): number[];
}

/** How many phrases are remembered: those of the text before the last key. */
const REMEMBERED = 64;

/** All heads. A section and the name at its address are one. */
export function collectHeads({ entries }: Prepared, names: readonly NameRecord[]): Heads {
  const byLink = new Map<string, number>();
  const ofEntry = Int32Array.from(entries, ({ link }, place) => {
    const first = byLink.get(link) ?? place;
    byLink.set(link, first);
    return first;
  });
  const titleOf = ({ entry, name }: Head) => (entry === undefined ? name?.name : entries[entry]?.rawTitle) ?? '';
  const heads = joinNames(
    entries.map((_entry, entry) => ({ entry })),
    byLink,
    names,
    titleOf,
  );
  const titles = heads.map((head) => ` ${toPhrase(titleOf(head))}`);
  const others = heads.map((head) => {
    const { entry, name } = head;
    const { keywords = [], link = '' } = (entry === undefined ? undefined : entries[entry]) ?? {};
    // Where it is not made of the heading, an id says in other words what stands there, often in English.
    const id = decodeId(link);
    return toOthers([titleOf(head), ...(name ? [name.name, ...name.aliases] : []), ...keywords]) + toWordsAlone(id);
  });
  return { heads, ofEntry, titles, others, find: createFind(titles, others) };
}

function decodeId(link: string): string {
  const id = link.slice(link.indexOf('#') + 1);
  if (id === link) return '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function joinNames(
  heads: Head[],
  byLink: ReadonlyMap<string, number>,
  names: readonly NameRecord[],
  titleOf: (head: Head) => string,
): Head[] {
  // Most fields and parameters stand in a section that is about something else.
  const isTitled = ({ kind, name, aliases }: NameRecord, head: Head) =>
    (kind !== 'parameter' && kind !== 'field') || [name, ...aliases].includes(titleOf(head));
  const alone = names.flatMap((name): Head[] => {
    const head = heads[byLink.get(name.link) ?? -1];
    if (!head || head.name || !isTitled(name, head)) return [{ name }];
    head.name = name;
    return [];
  });
  return [...heads, ...alone];
}

/** Phrases of all texts; of names in camel case also the whole. The first text is the title, which counts by itself. */
function toOthers([title = '', ...texts]: string[]): string {
  const phrases = new Set([title, ...texts].flatMap((text) => [toPhrase(text), toWholeWords(text).join(' ')]));
  phrases.delete(toPhrase(title));
  phrases.delete('');
  return phrases.size === 0 ? '' : ` | ${[...phrases].join(' | ')} |`;
}

/** Words that count, but are no name as a whole. */
function toWordsAlone(text: string): string {
  const phrase = toPhrase(text);
  return phrase === '' ? '' : ` ${phrase} `;
}

function createFind(titles: string[], others: string[]): Heads['find'] {
  const filter = createFilter(titles.length);
  for (const [place, title] of titles.entries()) {
    filter.add(place, title);
    filter.add(place, others[place] ?? '');
  }
  const known = new Map<string, number[]>();
  return (phrase) => {
    const remembered = known.get(phrase);
    if (remembered) return remembered;
    const wanted = atWordStart(phrase);
    const found: number[] = [];
    filter.find(wanted).visit((place) => {
      if (titles[place]?.includes(wanted) || others[place]?.includes(wanted)) found.push(place);
    });
    if (known.size >= REMEMBERED) known.clear();
    known.set(phrase, found);
    return found;
  };
}

/** How a phrase stands in a text of heads: Chinese anywhere, other words from their beginning. */
export function atWordStart(phrase: string): string {
  return isHan(phrase) ? phrase : ` ${phrase}`;
}
