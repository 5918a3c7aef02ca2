import { lastPart } from './wordsOf';

const MOST = 4;
const LEAST_LIKENESS = 0.25;

/**
 * The paths most like one that does not exist, best first: the last part counts twice.
 * What is less than a third as like it as the best is noise.
 */
export function findNearest(path: string, paths: string[]): string[] {
  const wanted = { all: pairsOf(path), last: pairsOf(lastPart(path)) };
  const found = paths
    .map((other) => ({
      other,
      likeness: (likeness(wanted.all, pairsOf(other)) + 2 * likeness(wanted.last, pairsOf(lastPart(other)))) / 3,
    }))
    .sort((first, second) => second.likeness - first.likeness);
  const least = Math.max(LEAST_LIKENESS, (found[0]?.likeness ?? 0) / 3);
  return found
    .filter((page) => page.likeness >= least)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function pairsOf(text: string): Set<string> {
  const letters = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}

/** Dice's coefficient: 0 to 1. */
function likeness(first: Set<string>, second: Set<string>): number {
  const common = [...first].filter((pair) => second.has(pair)).length;
  const total = first.size + second.size;
  return total === 0 ? 0 : (2 * common) / total;
}
