import { decodePercent } from '../../../shared/core/decodePercent';
import { createFilter } from '../index/filter';
import type { Prepared } from '../index/prepare';
import type { NameRecord } from '../types';
import { isHan, toPhrase, toWholeWords } from './words';

export interface Head {
  /** Index in `Prepared`; absent if there is only a name. */
  entry?: number;
  name?: NameRecord;
}

/** Titles and names by head; the lists share their indexes. Heads of entries come first, at their entry's index. */
export interface Heads {
  heads: Head[];
  /** Words of the title, each preceded by a space. */
  titles: string[];
  /** Entry index to head; the text before the first heading belongs to its page. */
  ofEntry: Int32Array;
  /** Other names as ` | words | words |`, or empty. */
  others: string[];
  find(phrase: string): number[];
}

const REMEMBERED = 64;

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
    // An explicit id describes its section in other words, often in English.
    const id = decodeId(link);
    return toOthers([titleOf(head), ...(name ? [name.name, ...name.aliases] : []), ...keywords]) + toWordsAlone(id);
  });
  return { heads, ofEntry, titles, others, find: createFind(titles, others) };
}

/** Whether an entry is about a call. */
export function isCall({ heads, ofEntry }: Heads, entry: number): boolean {
  return heads[ofEntry[entry] ?? entry]?.name?.kind === 'operation';
}

/** Returns all titles and other names, as phrases. */
export function* namesOf({ titles, others }: Heads): Generator<string> {
  for (const place of titles.keys()) yield* namesAt(titles, others, place);
}

export function namesAt(titles: readonly string[], others: readonly string[], place: number): string[] {
  return [titles[place]?.trim() ?? '', ...(others[place] ?? '').split(' | ').map((name) => name.replace(/ \|$/, ''))];
}

function decodeId(link: string): string {
  const id = link.slice(link.indexOf('#') + 1);
  return id === link ? '' : decodePercent(id);
}

function joinNames(
  heads: Head[],
  byLink: ReadonlyMap<string, number>,
  names: readonly NameRecord[],
  titleOf: (head: Head) => string,
): Head[] {
  // Most fields and parameters are in a section about something else.
  const isTitled = ({ kind, name, aliases }: NameRecord, head: Head) =>
    (kind !== 'parameter' && kind !== 'field') || [name, ...aliases].includes(titleOf(head));
  /** A page about one call is that call. */
  const findPage = ({ kind, name, link }: NameRecord) => {
    const page = kind === 'operation' ? heads[byLink.get(link.replace(/#.*$/, '')) ?? -1] : undefined;
    return page && titleOf(page) === name ? page : undefined;
  };
  const alone = names.flatMap((name): Head[] => {
    const head = heads[byLink.get(name.link) ?? -1] ?? findPage(name);
    if (!head || head.name || !isTitled(name, head)) return [{ name }];
    head.name = name;
    return [];
  });
  return [...heads, ...alone];
}

/** Phrases of all texts, also with camel case names unsplit. Excludes the first, which is the title. */
function toOthers([title = '', ...texts]: string[]): string {
  const phrases = new Set([title, ...texts].flatMap((text) => [toPhrase(text), toWholeWords(text).join(' ')]));
  phrases.delete(toPhrase(title));
  phrases.delete('');
  return phrases.size === 0 ? '' : ` | ${[...phrases].join(' | ')} |`;
}

/** Words that match, but not as a whole name. */
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

/** Chinese matches anywhere, other words from their start. */
export function atWordStart(phrase: string): string {
  return isHan(phrase) ? phrase : ` ${phrase}`;
}
