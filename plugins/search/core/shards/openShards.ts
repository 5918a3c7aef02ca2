import { type Heads, isCall } from '../closest/heads';
import type { Prepared } from '../index/prepare';
import { gatherMissing, MissingFiles, type RemoteMatches, type RemoteTexts } from '../index/remoteTexts';
import { describeText, FOUND } from '../text/describeText';
import { fold } from '../text/fold';
import { SearchError, type ShardDirectory } from '../types';
import { knownPhrases } from './knownPhrases';
import { countUpTo, MOST_FILES, type ReadRows, readRows, spanOf } from './sortedFiles';
import { windowsOf } from './windows';

/** Reads the text of a file; rejects with a `SearchError`. */
export type ReadFile = (file: string) => Promise<string>;

const REMEMBERED = 48;
const NOTHING: RemoteMatches = { places: [], how: new Uint8Array() };

export function openShards(
  { entries, texts }: Prepared,
  directory: ShardDirectory,
  { heads, synonyms, read }: { heads: Heads; synonyms?: string[][]; read: ReadFile },
): RemoteTexts {
  const expected = new Set<string>();
  const rows = new Map<string, ReadRows>();
  const shown = new Set<string>();
  const known = new Map<string, RemoteMatches>();
  const loading = new Map<string, Promise<void>>();
  const phrases = new Map(knownPhrases(synonyms).map((phrase, at) => [phrase, directory.phrases[at] === '1']));
  let words: string[] | undefined;

  function find(keyword: string): RemoteMatches {
    const matches = known.get(keyword) ?? look(keyword);
    known.delete(keyword);
    known.set(keyword, matches);
    if (known.size > REMEMBERED) known.delete(known.keys().next().value ?? '');
    return matches;
  }

  function look(keyword: string): RemoteMatches {
    const isPhrase = phrases.get(keyword);
    if (isPhrase === false) return NOTHING;
    if (isPhrase && keyword.includes(' ')) return toMatches(rowsOf(keyword, true));
    const { windows, isWhole } = windowsOf(keyword);
    const found: RemoteMatches[] = [];
    gatherMissing(windows.map((window) => () => found.push(isWhole ? toMatches(rowsOf(window)) : find(window))));
    const [first = everything(), ...others] = found;
    if (isWhole) return first;
    return verify(
      first.places.filter((place) => others.every(({ how }) => how[place])),
      keyword,
    );
  }

  /** Rows of one key, or of all that begin so. */
  function rowsOf(key: string, isExact = false): number[][] {
    const [first, last] = spanOf(directory.windows, key);
    if (!isExact && last - first >= MOST_FILES) return rowsIn(`wide-${countUpTo(directory.wide, key) - 1}`, key, true);
    const files = Array.from({ length: (isExact ? first : last) - first + 1 }, (_, at) => `window-${first + at}`);
    const found: number[][] = [];
    gatherMissing(files.map((file) => () => found.push(...rowsIn(file, key, isExact))));
    return found;
  }

  function rowsIn(file: string, key: string, isExact: boolean): number[][] {
    const { keys, numbers } = rows.get(file) ?? lack(file);
    const end = isExact ? key : `${key}\uffff`;
    const from = countUpTo(keys, key);
    const to = countUpTo(keys, end);
    const own = keys[from - 1] === key ? from - 1 : from;
    return numbers.slice(own, to);
  }

  function toMatches(lists: number[][]): RemoteMatches {
    const how = new Uint8Array(entries.length);
    for (const numbers of lists) {
      for (const number of numbers) {
        const place = number >> 2;
        how[place] = Math.max(how[place] ?? 0, number & 3);
      }
    }
    return { places: placesIn(how), how };
  }

  /** Of candidates, those that have it. */
  function verify(candidates: number[], keyword: string): RemoteMatches {
    require(candidates);
    const how = new Uint8Array(entries.length);
    for (const place of candidates) {
      how[place] = describeText(texts[place] ?? '', keyword, isCall(heads, place));
    }
    return { places: placesIn(how), how };
  }

  function everything(): RemoteMatches {
    const how = Uint8Array.from(entries, ({ of, texts: own }) =>
      of === 'section' && own.length > 0 ? FOUND.inside : 0,
    );
    return { places: placesIn(how), how };
  }

  function require(places: readonly number[]): void {
    const missing = missingFor(places);
    if (missing.size > 0) throw new MissingFiles(missing);
  }

  function missingFor(places: readonly number[]): Set<string> {
    const files = new Set(places.flatMap(textOf).map((place) => `text-${countUpTo(directory.texts, place) - 1}`));
    return new Set([...files].filter((file) => !shown.has(file)));
  }

  /** The section that an entry shows: its own, or the first of its page with a text. */
  function textOf(place: number): number[] {
    let section = place;
    if (entries[place]?.of === 'page') section++;
    else return entries[place]?.of === 'section' ? [place] : [];
    while (entries[section]?.of === 'section' && entries[section]?.texts.length === 0) section++;
    return entries[section]?.of === 'section' ? [section] : [];
  }

  function take(file: string, text: string): void {
    try {
      takeFile(file, text);
    } catch (cause) {
      throw new SearchError('damaged', { cause });
    }
  }

  function takeFile(file: string, text: string): void {
    const [kind, number] = file.split('-');
    if (kind === 'words') words = JSON.parse(text) as string[];
    else if (kind === 'text') {
      const start = directory.texts[Number(number)] ?? 0;
      for (const [at, own] of (JSON.parse(text) as Array<string[] | 0>).entries()) takeText(start + at, own);
      shown.add(file);
    } else rows.set(file, readRows(text));
  }

  function takeText(place: number, own: string[] | 0): void {
    const entry = entries[place];
    if (!own || !entry || own.length === 0) return;
    entry.texts = own;
    texts[place] = own.map(fold).join('\n');
    let before = place - 1;
    while (entries[before]?.of === 'section' && entries[before]?.texts.length === 0) before--;
    const page = entries[before];
    if (page?.of === 'page') page.beginning = own[0];
  }

  return {
    find,
    words: () => words ?? lack('words'),
    expect(places) {
      for (const file of missingFor(places)) expected.add(file);
    },
    require,
    calls: new Map(directory.calls),
    async load(files) {
      const all = new Set([...files, ...expected]);
      expected.clear();
      await Promise.all(
        Array.from(all, (file) => {
          const begun = loading.get(file) ?? read(`${directory.folder}${file}.json`).then((text) => take(file, text));
          loading.set(file, begun);
          return begun.finally(() => loading.delete(file));
        }),
      );
    },
  };
}

function lack(file: string): never {
  throw new MissingFiles(new Set([file]));
}

function placesIn(how: Uint8Array): number[] {
  const places: number[] = [];
  for (let place = 0; place < how.length; place++) if (how[place]) places.push(place);
  return places;
}
