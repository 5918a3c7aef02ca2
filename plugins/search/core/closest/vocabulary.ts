import { countSlips, mostSlips } from './slips';

/** Words that texts have, to find the one that was meant. */
export interface Vocabulary {
  has(word: string): boolean;
  /** The words that were meant by one with slips, all equally near; none where it may have none. */
  findMeant(typed: string): string[];
}

/** More words than this one slip may mean are a guess. */
const MOST_MEANT = 4;
/** Shorter words are not mistaken for each other. */
const SHORTEST = 4;

/** Words of titles come before those of texts, which are collected when they are first needed. */
export function createVocabulary(ofTitles: ReadonlySet<string>, collectOthers: () => Iterable<string>): Vocabulary {
  const titles = new NearWords(ofTitles);
  let others: NearWords | undefined;
  return {
    has: (word) => ofTitles.has(word),
    findMeant(typed) {
      const most = mostSlips(typed);
      if (most === 0) return [];
      others ??= new NearWords(new Set(collectOthers()));
      const found = [...titles.find(typed, most), ...others.find(typed, most)];
      const least = Math.min(...found.map(({ slips }) => slips));
      const nearest = found.filter(({ slips }) => slips === least).map(({ word }) => word);
      return [...new Set(nearest)].slice(0, MOST_MEANT);
    },
  };
}

interface Near {
  word: string;
  /** Half a slip more where only the beginning of the word is near: the reader may not have finished. */
  slips: number;
}

/** Words with the letters that each has, as bits: words that differ in many letters need not be compared. */
class NearWords {
  readonly #words: string[];
  readonly #letters: Int32Array;

  constructor(words: ReadonlySet<string>) {
    this.#words = [...words].filter((word) => word.length >= SHORTEST);
    this.#letters = Int32Array.from(this.#words, lettersOf);
  }

  find(typed: string, most: number): Near[] {
    const letters = lettersOf(typed);
    const found: Near[] = [];
    for (const [place, word] of this.#words.entries()) {
      // A letter that was typed and is not in the word is a slip.
      if (countBits(letters & ~(this.#letters[place] ?? 0)) > most || word.length < typed.length - most) continue;
      const { whole, beginning } = countSlips(typed, word, most);
      const slips = Math.min(whole, beginning + 0.5);
      if (slips < Infinity) found.push({ word, slips });
    }
    return found;
  }
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
