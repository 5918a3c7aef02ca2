import type { Closest } from './findClosest';
import { type Heads, namesAt } from './heads';
import { toPhrase } from './words';

const LEAST = 0.15;
const HAN = /\p{Unified_Ideograph}/gu;

export function createFindNearest({ heads, titles, others }: Heads) {
  return (text: string, most: number): Closest[] => {
    const wanted = pairsOf(toPhrase(text));
    const likeness = (place: number) =>
      Math.max(...namesAt(titles, others, place).map((name) => compare(wanted, name)));
    return heads
      .map((head, place) => ({ head, score: likeness(place) }))
      .filter(({ score }) => score >= LEAST)
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
}

/** Dice's coefficient of the bigrams, and of Chinese characters: each says as much as a pair of letters. */
function compare(wanted: ReadonlySet<string>, name: string): number {
  const own = pairsOf(name);
  if (own.size + wanted.size === 0) return 0;
  let common = 0;
  for (const pair of own) if (wanted.has(pair)) common++;
  return (2 * common) / (own.size + wanted.size);
}

function pairsOf(text: string): Set<string> {
  const plain = text.replaceAll(' ', '');
  const pairs = Array.from({ length: Math.max(0, plain.length - 1) }, (_, place) => plain.slice(place, place + 2));
  return new Set([...pairs, ...(plain.match(HAN) ?? [])]);
}
