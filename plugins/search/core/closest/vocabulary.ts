import { countBits } from '../best';
import { countTypos, maxTypos } from './slips';

export interface Vocabulary {
  has(word: string): boolean;
  /** Returns the nearest words to a misspelt one, all equally near. */
  findMeant(typed: string): string[];
}

const MOST_MEANT = 4;
const SHORTEST = 4;
const REMEMBERED = 16;
const SHORT = /^[a-z]{4}$/;
const DIGIT = /\d/;

/** Prefers words of titles; those of texts are collected on first use. */
export function createVocabulary(ofTitles: ReadonlySet<string>, collectOthers: () => Iterable<string>): Vocabulary {
  const titles = new NearWords(ofTitles);
  let others: NearWords | undefined;
  /** Only swapped neighbours and a missing letter: most short words are near another one. */
  function findShort(typed: string): string[] {
    const swapped = swapNeighbours(typed).filter((word) => ofTitles.has(word));
    if (swapped.length > 0) return swapped;
    const longer = titles.find(typed, 1).filter(({ word, slips }) => slips === 1 && word.length > typed.length);
    return longer.map(({ word }) => word).slice(0, MOST_MEANT);
  }
  function find(typed: string): string[] {
    const most = maxTypos(typed);
    if (most === 0) return SHORT.test(typed) ? findShort(typed) : [];
    others ??= new NearWords(new Set(collectOthers()));
    const found = [...titles.find(typed, most), ...others.find(typed, most)];
    const least = Math.min(...found.map(({ slips }) => slips));
    const nearest = found.filter(({ slips }) => slips === least).map(({ word }) => word);
    return [...new Set(nearest)].slice(0, MOST_MEANT);
  }
  /** Each word of a query is asked for several times. */
  const known = new Map<string, string[]>();
  return {
    has: (word) => ofTitles.has(word),
    findMeant(typed) {
      const meant = known.get(typed) ?? find(typed);
      if (known.size >= REMEMBERED) known.clear();
      known.set(typed, meant);
      return meant;
    },
  };
}

interface Near {
  word: string;
  /** Half a typo more if only the start of the word is near: it may be unfinished. */
  slips: number;
}

/** Words with bit masks of their letters, which rule out most comparisons. */
class NearWords {
  readonly #words: string[];
  readonly #letters: Int32Array;

  constructor(words: ReadonlySet<string>) {
    this.#words = [...words].filter((word) => word.length >= SHORTEST);
    this.#letters = Int32Array.from(this.#words, lettersOf);
  }

  find(typed: string, most: number): Near[] {
    const letters = lettersOf(typed);
    const digit = DIGIT.exec(typed)?.[0] ?? '';
    const found: Near[] = [];
    for (const [place, word] of this.#words.entries()) {
      // Each typed letter that the word lacks is a typo.
      if (countBits(letters & ~(this.#letters[place] ?? 0)) > most || word.length < typed.length - most) continue;
      // No slip: `sha2` is not `sha3`.
      if (digit !== '' && !word.includes(digit)) continue;
      const { whole, beginning } = countTypos(typed, word, most);
      const slips = Math.min(whole, beginning + 0.5);
      if (slips < Infinity) found.push({ word, slips });
    }
    return found;
  }
}

function swapNeighbours(word: string): string[] {
  const places = Array.from(word.slice(1), (_letter, place) => place);
  return places.map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}
