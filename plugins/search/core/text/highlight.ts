import type { Chunk } from '../types';
import { fold } from './fold';

/** In UTF-16 units. */
type Range = [from: number, to: number];

/** Splits text into chunks, marking the keywords in any case. `folded`: the folded text, if available. */
export function highlight(text: string, keywords: readonly string[], folded = fold(text)): Chunk[] {
  const chunks: Chunk[] = [];
  let end = 0;
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) chunks.push({ text: text.slice(from, to), marked });
  };
  for (const [from, to] of mergeRanges(findAll(folded, keywords.map(fold)))) {
    add(end, from, false);
    add(from, to, true);
    end = to;
  }
  add(end, text.length, false);
  return chunks;
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
