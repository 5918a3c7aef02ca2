import { groupBy } from '../../../shared/core/groupBy';
import { nameKey } from '../../../shared/core/nouns';
import { joinTitle, splitWords } from '../../../shared/core/splitWords';
import { divideAlphabet, weigh } from './divideAlphabet';

const MIN_SIZE = 5;

/** More words do not fit into a sidebar. */
const MAX_WORDS = 4;

/** Leading words that say nothing about the subject of a model. */
const LEADING = new Set(
  'abstract add array base basic bulk create default delete deleted describe dictionary fetch find full get list minimal modify new nullable paged paginated partial patch post put remove replace search set simple update'.split(
    ' ',
  ),
);

export interface ModelGroup<T> {
  slug: string;
  title?: string;
  items: T[];
}

export interface Named<T> {
  item: T;
  name: string;
  weight: number;
}

interface Entry<T> extends Named<T> {
  words: string[];
}

/** Groups models by first words: `PaymentIntent` and `PaymentMethod` under "Payment". Divides the rest by letters. */
export function groupModels<T>(things: Named<T>[], capacity: number): ModelGroup<T>[] {
  const sorted = things.toSorted((a, b) => compare(a.name, b.name));
  const entries = sorted.map((thing) => ({ ...thing, words: splitWords(thing.name).map(dropNumber) }));
  const { groups, rest } = divide(dropCommon(entries).map(dropLeading), [], capacity);
  return [...groups, ...divideRest(rest, [], capacity)];
}

/** `Data3DSecure` and `Schema12` join the names without a number; `EC2` and `v1` stay whole. */
function dropNumber(word: string): string {
  return word.replace(/^(\p{L}{4,})\d+$/u, '$1');
}

/** Drops the first word if nearly all names share it; half are enough for namespaces, such as `io.k8s.api`. */
function dropCommon<T>(entries: Entry<T>[]): Entry<T>[] {
  const areNested = entries.filter(({ name }) => name.includes('.')).length > entries.length / 2;
  const min = Math.max(MIN_SIZE, entries.length * (areNested ? 0.5 : 0.8));
  const byWord = groupBy(entries, ({ words }) => (words.length > 1 ? nameKey(words.slice(0, 1)) : ''));
  const [, common] = [...byWord].find(([key, { length }]) => key !== '' && length >= min) ?? [];
  if (!common) return entries;
  const shorter = new Set(common);
  return dropCommon(entries.map((entry) => (shorter.has(entry) ? { ...entry, words: entry.words.slice(1) } : entry)));
}

/** `CreateUserRequest` and `PageOfUsers` are about users. */
function dropLeading<T>(entry: Entry<T>): Entry<T> {
  const [first = '', second = ''] = entry.words.map((word) => word.toLowerCase());
  const isWrapper = first === 'page' && ['bean', 'of'].includes(second);
  const words = entry.words.slice(isWrapper ? 2 : LEADING.has(first) ? 1 : 0);
  return words.length === 0 || words.length === entry.words.length ? entry : dropLeading({ ...entry, words });
}

/** `prefix`: the words that all entries share. `rest`: entries without a group. */
function divide<T>(
  entries: Entry<T>[],
  prefix: string[],
  capacity: number,
): { groups: ModelGroup<T>[]; rest: Entry<T>[] } {
  const depth = prefix.length;
  if (depth > 0 && weigh(entries) <= capacity) {
    return {
      groups: [{ slug: toSlug(prefix), title: joinTitle(sharedWords(entries, depth)), items: itemsOf(entries) }],
      rest: [],
    };
  }
  const byWord = groupBy(entries, ({ words }) => nameKey(words.slice(depth, depth + 1)));
  const subjects = [...byWord].filter(([key, members]) => key !== '' && members.length >= MIN_SIZE);
  const grouped = new Set(subjects.flatMap(([, members]) => members));
  const inner = subjects.map(([, members]) => divide(members, commonSpelling(members, depth + 1), capacity));
  const groups = inner.flatMap((result) => result.groups).sort((a, b) => compare(a.title ?? '', b.title ?? ''));
  const rest = [...inner.flatMap((result) => result.rest), ...entries.filter((entry) => !grouped.has(entry))];
  if (depth === 0 || rest.length < MIN_SIZE) return { groups, rest };
  return { groups: [...divideRest(rest, prefix, capacity), ...groups], rest: [] };
}

/** Extends the shared prefix as far as possible: `Legal hold` rather than `Legal`. */
function sharedWords<T>(entries: Entry<T>[], depth: number): string[] {
  const isShared = groupBy(entries, ({ words }) => nameKey(words.slice(0, depth + 1))).size === 1;
  const isLonger = entries.every(({ words }) => words.length > depth);
  return isShared && isLonger && depth < MAX_WORDS ? sharedWords(entries, depth + 1) : commonSpelling(entries, depth);
}

function divideRest<T>(unsorted: Entry<T>[], prefix: string[], capacity: number): ModelGroup<T>[] {
  if (unsorted.length === 0) return [];
  const title = prefix.length > 0 ? joinTitle(prefix) : undefined;
  const ownName = ({ name, words }: Entry<T>) => (title ? joinTitle(words.slice(prefix.length)) : name);
  const entries = unsorted.toSorted((a, b) => compare(ownName(a), ownName(b)));
  if (weigh(entries) <= capacity) return [{ slug: toSlug(prefix) || 'other', title, items: itemsOf(entries) }];
  const keyOf = (entry: Entry<T>) => sortKey(ownName(entry));
  return divideAlphabet(entries, keyOf, capacity).map(({ letters, items }) => {
    const names = [items.at(0), items.at(-1)].flatMap((entry) => (entry ? [ownName(entry)] : []));
    const range = [...new Set(names)].filter(Boolean).join(' – ');
    return {
      slug: [toSlug(prefix), letters].filter(Boolean).join('-'),
      title: [title, range].filter(Boolean).join(': '),
      items: itemsOf(items),
    };
  });
}

function toSlug(prefix: string[]): string {
  return nameKey(prefix).replaceAll(' ', '-');
}

function commonSpelling<T>(entries: Entry<T>[], count: number): string[] {
  const spellings = groupBy(
    entries.map(({ words }) => words.slice(0, count)),
    (words) => words.join(' '),
  );
  return [...spellings.values()].reduce((best, next) => (next.length > best.length ? next : best))[0] ?? [];
}

function sortKey(name: string): string {
  return name.normalize('NFD').toLowerCase();
}

function compare(a: string, b: string): number {
  const [first, second] = [sortKey(a), sortKey(b)];
  return first === second ? Number(a > b) - Number(a < b) : first < second ? -1 : 1;
}

function itemsOf<T>(entries: Entry<T>[]): T[] {
  return entries.map(({ item }) => item);
}
