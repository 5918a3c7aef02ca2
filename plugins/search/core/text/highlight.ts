import type { Chunk } from '../types';
import { fold } from './fold';
import { markRanges, type Range } from './ranges';

/** Splits text into chunks, marking the keywords in any case. `folded`: the folded text, if available. */
export function highlight(text: string, keywords: readonly string[], folded = fold(text)): Chunk[] {
  return markRanges(text, mergeRanges(findAll(folded, keywords.map(fold))));
}

function findAll(folded: string, keywords: string[]): Range[] {
  return keywords.filter(Boolean).flatMap((keyword) => {
    const ranges: Range[] = [];
    for (let at = folded.indexOf(keyword); at >= 0; at = folded.indexOf(keyword, at + 1)) {
      ranges.push([at, at + keyword.length]);
    }
    return ranges;
  });
}

function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
