import { toPhrase } from './words';

/** Words that mean the same, by each of them. */
export interface Synonyms {
  /** What means the same as a phrase, itself included; undefined where nothing is known of it. */
  find(phrase: string): readonly string[] | undefined;
  /** The longest known phrase that a run of Chinese characters has at a place. */
  findAt(run: string, place: number): string | undefined;
  /** Words of a phrase at most. */
  longest: number;
  /** All single words that are known. */
  words: Iterable<string>;
}

/** @param groups lists of words that mean the same; a word may be in several */
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
  return {
    find: (phrase) => lists.get(phrase),
    findAt(run, place) {
      const length = lengths.find(
        (candidate) => lists.has(run.slice(place, place + candidate)) && place + candidate <= run.length,
      );
      return length === undefined ? undefined : run.slice(place, place + length);
    },
    longest: Math.max(1, ...Array.from(known.keys(), (phrase) => phrase.split(' ').length)),
    words: Array.from(known.keys()).filter((phrase) => !phrase.includes(' ')),
  };
}
