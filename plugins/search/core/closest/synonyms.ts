import { toPhrase } from './words';

export interface Synonyms {
  /** Returns the synonyms of a phrase, including itself; undefined if unknown. */
  find(phrase: string): readonly string[] | undefined;
  findAt(run: string, place: number): string | undefined;
  /** Returns the phrase meant where one character of three or more is wrong: `排行榜` for `排形榜`. */
  findNearAt(run: string, place: number): string | undefined;
  longest: number;
  words: Iterable<string>;
}

const SHORTEST_NEAR = 3;
const HAN_ONLY = /^\p{Unified_Ideograph}+$/u;

/** @param groups lists of synonyms; a word may be in several */
export function createSynonyms(groups: ReadonlyArray<readonly string[]>): Synonyms {
  const known = new Map<string, Set<string>>();
  for (const group of groups) {
    const phrases = group.map(toPhrase).filter((phrase) => phrase !== '');
    for (const phrase of phrases) {
      const same = known.get(phrase) ?? new Set();
      for (const other of phrases) same.add(other);
      known.set(phrase, same);
    }
  }
  const lists = new Map(Array.from(known, ([phrase, same]) => [phrase, [...same]] as const));
  const lengths = [...new Set(Array.from(known.keys(), ({ length }) => length))].sort((a, b) => b - a);
  const near = new Map(
    [...known.keys()]
      .filter((phrase) => HAN_ONLY.test(phrase))
      .flatMap((phrase) => withGaps(phrase).map((gapped) => [gapped, phrase] as const)),
  );
  return {
    find: (phrase) => lists.get(phrase),
    findAt(run, place) {
      const length = lengths.find(
        (candidate) => lists.has(run.slice(place, place + candidate)) && place + candidate <= run.length,
      );
      return length === undefined ? undefined : run.slice(place, place + length);
    },
    findNearAt(run, place) {
      const parts = lengths.filter((length) => place + length <= run.length);
      const gapped = parts.flatMap((length) => withGaps(run.slice(place, place + length)));
      return near.get(gapped.find((one) => near.has(one)) ?? '');
    },
    longest: Math.max(1, ...Array.from(known.keys(), (phrase) => phrase.split(' ').length)),
    words: Array.from(known.keys()).filter((phrase) => !phrase.includes(' ')),
  };
}

/** The phrase once per character, which a gap replaces. */
function withGaps(phrase: string): string[] {
  if (phrase.length < SHORTEST_NEAR) return [];
  return Array.from(phrase, (_character, place) => `${phrase.slice(0, place)} ${phrase.slice(place + 1)}`);
}
