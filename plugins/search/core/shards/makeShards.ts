import { collectCalls } from '../closest/collectCalls';
import { wordsOfTexts } from '../closest/createClosest';
import { collectHeads, isCall } from '../closest/heads';
import { createMatcher } from '../index/matcher';
import { type Prepared, prepare } from '../index/prepare';
import { describePlace, describeText } from '../text/describeText';
import type { SearchIndex, ShardDirectory } from '../types';
import { knownPhrases } from './knownPhrases';
import { countShared, cutRows, type Rows, readRows, type SortedFiles } from './sortedFiles';
import { visitWindows } from './windows';

/** UTF-16 units of a file. Compressed, it takes about a third. */
const SIZES = { windows: 20_000, texts: 2000 };

export interface Shards {
  /** Without the texts of sections. */
  index: SearchIndex & { shards: ShardDirectory };
  files: Map<string, string>;
}

/** Takes the texts of sections out of an index, into files by what they contain. `nameFolder`: for all these files. */
export function makeShards(index: SearchIndex, nameFolder: (files: Iterable<string>) => string): Shards {
  const prepared = prepareAll(index);
  const heads = collectHeads(prepared, index.names);
  const ofCall: IsCall = (place) => isCall(heads, place);
  const phrases = findPhrases(prepared, index, ofCall);
  const windows = cutRows(listRows(prepared, ofCall, phrases.found), SIZES.windows);
  const wide = cutRows(widen(windows), SIZES.windows);
  const texts = cutTexts(prepared);
  const words = [...wordsOfTexts(prepared.texts)];
  const files = new Map([
    ...name('window', windows.files),
    ...name('wide', wide.files),
    ...name('text', texts.files),
    ['words', JSON.stringify(words)],
  ]);
  const directory = {
    folder: nameFolder(files.values()),
    windows: windows.starts,
    wide: wide.starts,
    texts: texts.starts,
    phrases: phrases.present,
    calls: [...collectCalls(prepared, heads)],
  };
  return { index: { ...withoutTexts(index), shards: directory }, files };
}

function prepareAll({ pages }: SearchIndex): Prepared {
  const steps = prepare(pages);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function name(kind: string, files: string[]): Array<[string, string]> {
  return files.map((text, number) => [`${kind}-${number}`, text]);
}

/** A section with a text elsewhere has an empty one. */
function withoutTexts(index: SearchIndex): SearchIndex {
  const pages = index.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.length > 0 ? [''] : [],
    })),
  }));
  return { ...index, pages };
}

type IsCall = (place: number) => boolean;

/** In order. The windows of one character after the other, so that few are held at once. */
function* listRows({ entries, texts }: Prepared, ofCall: IsCall, phrases: Rows): Generator<Rows[number]> {
  /** Of each character, where windows begin with it: entry, place in its text, length. */
  const begun = new Map<string, number[]>();
  for (const [place, { of }] of entries.entries()) {
    if (of !== 'section') continue;
    visitWindows(texts[place] ?? '', (at, length) => {
      const sign = texts[place]?.[at] ?? '';
      const known = begun.get(sign);
      if (known) known.push(place, at, length);
      else begun.set(sign, [place, at, length]);
    });
  }
  for (const sign of [...begun.keys()].sort()) {
    const rows = new Map(
      phrases.filter(([phrase]) => phrase.startsWith(sign)).map(([phrase, numbers]) => [phrase, [...numbers]]),
    );
    const places = begun.get(sign) ?? [];
    begun.delete(sign);
    for (let next = 0; next < places.length; next += 3) {
      const [place = 0, at = 0, length = 0] = [places[next], places[next + 1], places[next + 2]];
      const text = texts[place] ?? '';
      const end = ofCall(place) ? text.indexOf('\n') >>> 0 : -1;
      addFound(rows, text.slice(at, at + length), (place << 2) | describePlace(text, at, at < end));
    }
    yield* sortRows(rows);
  }
}

/** `number`: of the same entry as the last one of its row, or of a later one. */
function addFound(rows: Map<string, number[]>, key: string, number: number): void {
  const known = rows.get(key);
  if (!known) rows.set(key, [number]);
  else if ((known.at(-1) ?? 0) >> 2 === number >> 2) known.push(Math.max(known.pop() ?? 0, number));
  else known.push(number);
}

/** Phrases of several words, which no window has. */
function findPhrases(prepared: Prepared, { synonyms }: SearchIndex, ofCall: IsCall) {
  const match = createMatcher(prepared);
  const found: Array<[string, number[]]> = [];
  const present = knownPhrases(synonyms).map((phrase) => {
    const { titles, texts } = match(phrase);
    const numbers = [...titles, ...texts]
      .sort((a, b) => a - b)
      .flatMap((place) => {
        const text = prepared.texts[place] ?? '';
        const isThere = prepared.entries[place]?.of === 'section' && text.includes(phrase);
        return isThere ? [(place << 2) | describeText(text, phrase, ofCall(place))] : [];
      });
    if (phrase.includes(' ') && numbers.length > 0) found.push([phrase, numbers]);
    return numbers.length > 0 ? '1' : '0';
  });
  return { found, present: present.join('') };
}

function sortRows(rows: ReadonlyMap<string, number[]>): Rows {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Joins the rows of all that begins alike in more than a few files. */
function widen({ starts, files }: SortedFiles): Rows {
  const wide = new Map<string, Map<number, number>>();
  for (const [at, start] of starts.slice(2).entries()) {
    const shared = countShared(starts[at + 1] ?? '', start);
    for (let length = 1; length <= shared; length++) wide.set(start.slice(0, length), new Map());
  }
  for (const file of files) {
    const { keys, numbers } = readRows(file);
    for (const [at, key] of keys.entries()) {
      for (let length = 1; length <= key.length; length++) {
        const found = wide.get(key.slice(0, length));
        if (!found) break;
        for (const number of numbers[at] ?? [])
          found.set(number >> 2, Math.max(found.get(number >> 2) ?? 0, number & 3));
      }
    }
  }
  const rows = Array.from(wide, ([key, found]): [string, number[]] => [
    key,
    Array.from(found, ([place, how]) => (place << 2) | how).sort((a, b) => a - b),
  ]);
  return sortRows(new Map(rows));
}

/** Texts by place, `0` for what keeps its own. */
function cutTexts({ entries }: Prepared): { starts: number[]; files: string[] } {
  const cut: { starts: number[]; files: string[] } = { starts: [], files: [] };
  let parts: string[] = [];
  let length = 0;
  for (const [place, { of, texts }] of entries.entries()) {
    if (parts.length === 0) cut.starts.push(place);
    const part = of === 'section' ? JSON.stringify(texts) : '0';
    parts.push(part);
    length += part.length;
    if (length < SIZES.texts && place < entries.length - 1) continue;
    cut.files.push(`[${parts.join(',')}]`);
    parts = [];
    length = 0;
  }
  return cut;
}
