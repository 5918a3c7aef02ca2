import { createNearPhrases, type FindNearAt } from './nearPhrases';
import { toPhrase } from './words';

export interface Synonyms {
  /** Returns the synonyms of a phrase, including itself; undefined if unknown. */
  find(phrase: string): readonly string[] | undefined;
  findAt(run: string, place: number): string | undefined;
  findNearAt: FindNearAt;
  longest: number;
  words: Iterable<string>;
}

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
  return {
    find: (phrase) => lists.get(phrase),
    findAt(run, place) {
      const length = lengths.find(
        (candidate) => lists.has(run.slice(place, place + candidate)) && place + candidate <= run.length,
      );
      return length === undefined ? undefined : run.slice(place, place + length);
    },
    findNearAt: createNearPhrases(known.keys()),
    longest: Math.max(1, ...Array.from(known.keys(), (phrase) => phrase.split(' ').length)),
    words: Array.from(known.keys()).filter((phrase) => !phrase.includes(' ')),
  };
}
