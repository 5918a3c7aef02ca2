import type { Closest } from './findClosest';
import type { Heads } from './heads';
import { toPhrase } from './words';

const LEAST = 0.15;

export function createFindNearest({ heads, titles, others }: Heads) {
  return (text: string, most: number): Closest[] => {
    const wanted = pairsOf(toPhrase(text));
    const likeness = (place: number) =>
      Math.max(...[titles[place]?.trim() ?? '', ...splitOthers(others[place])].map((name) => compare(wanted, name)));
    return heads
      .map((head, place) => ({ head, score: likeness(place) }))
      .filter(({ score }) => score >= LEAST)
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
}

function splitOthers(others = ''): string[] {
  return others.split(' | ').map((name) => name.replace(/ \|$/, ''));
}

/** Dice's coefficient of the bigrams. */
function compare(wanted: ReadonlySet<string>, name: string): number {
  const own = pairsOf(name);
  if (own.size + wanted.size === 0) return 0;
  let common = 0;
  for (const pair of own) if (wanted.has(pair)) common++;
  return (2 * common) / (own.size + wanted.size);
}

function pairsOf(text: string): Set<string> {
  const plain = text.replaceAll(' ', '');
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, place) => plain.slice(place, place + 2)));
}
