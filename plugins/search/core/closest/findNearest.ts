import type { Closest } from './findClosest';
import { type Heads, namesAt } from './heads';
import { dropQuestionWords } from './questionWords';
import { toPhrase } from './words';

/** The share of letter pairs in common. A name with less is not looked at further. */
const LEAST_PAIRS = 0.15;
/** The share of letters in the same order. Below it, any key strokes are like some name. */
const LEAST_ORDER = 0.65;
const HAN = /\p{Unified_Ideograph}/gu;
/** The share of Chinese characters in common: a single one of many is no word. */
const LEAST_HAN = 0.5;

/** Finds names that may be meant by a text that is found nowhere; none for what is no word. */
export function createFindNearest({ heads, titles, others }: Heads) {
  return (text: string, most: number): Closest[] => {
    const wanted = dropQuestionWords(toPhrase(text).replaceAll(' ', ''));
    const pairs = pairsOf(wanted);
    const han = wanted.match(HAN) ?? [];
    const sharesHan = (own: string) => han.filter((one) => own.includes(one)).length >= LEAST_HAN * han.length;
    const likeness = (name: string) => {
      const own = name.replaceAll(' ', '');
      const isLike = han.length > 0 ? sharesHan(own) : mayBeAlike(wanted, own);
      const score = isLike ? compare(pairs, pairsOf(own)) : 0;
      return score >= LEAST_PAIRS && (han.length > 0 || isAlike(wanted, own)) ? score : 0;
    };
    return heads
      .map((head, place) => ({ head, score: Math.max(...namesAt(titles, others, place).map(likeness)) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
}

/** Dice's coefficient of the bigrams, and of Chinese characters: each says as much as a pair of letters. */
function compare(wanted: ReadonlySet<string>, own: ReadonlySet<string>): number {
  if (own.size + wanted.size === 0) return 0;
  let common = 0;
  for (const pair of own) if (wanted.has(pair)) common++;
  return (2 * common) / (own.size + wanted.size);
}

/** Whether `isAlike` is possible: looks at lengths alone. */
function mayBeAlike(text: string, name: string): boolean {
  return 2 * Math.min(text.length, name.length) >= LEAST_ORDER * (text.length + name.length);
}

function isAlike(text: string, name: string): boolean {
  return 2 * countInOrder(text, name) >= LEAST_ORDER * (text.length + name.length);
}

/** The length of the longest common subsequence: `rnkglst` is in `rankinglist` as a whole. */
function countInOrder(first: string, second: string): number {
  let before = new Uint16Array(second.length + 1);
  for (const letter of first) {
    const now = new Uint16Array(second.length + 1);
    for (let at = 0; at < second.length; at++) {
      now[at + 1] = letter === second[at] ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, now[at] ?? 0);
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

function pairsOf(text: string): Set<string> {
  const pairs = Array.from({ length: Math.max(0, text.length - 1) }, (_, place) => text.slice(place, place + 2));
  return new Set([...pairs, ...(text.match(HAN) ?? [])]);
}
