import type { Chunk } from '../types';

/** In UTF-16 units. */
export type Range = [from: number, to: number];

/** `ranges`: sorted by start; may overlap. */
export function markRanges(text: string, ranges: readonly Range[]): Chunk[] {
  const chunks: Chunk[] = [];
  let done = 0;
  const add = (end: number, marked: boolean) => {
    if (end > done) chunks.push({ text: text.slice(done, end), marked });
    done = Math.max(done, end);
  };
  for (const [from, to] of ranges) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return chunks;
}

/** Avoids splitting a surrogate pair. */
export function wholeFrom(text: string, place: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(place - 1, place + 1)) ? place + 1 : place;
}
