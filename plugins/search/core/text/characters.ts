import { wholeFrom } from './ranges';

/** UTF-16 units inspected per character. */
const LONGEST_CHARACTER = 16;
/** Without these (marks, joiners, Hangul jamo, emoji and the like), each UTF-16 unit is a character. */
const COMPOUND = /[\p{M}\p{C}\p{Zl}\p{Zp}\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u{10000}-\u{10ffff}]/u;

/** Returns the offset of the `count`th grapheme, or of the end. */
export function skipCharacters(text: string, count: number): number {
  if (!COMPOUND.test(text.slice(0, count + 1))) return Math.min(count, text.length);
  const room = count * LONGEST_CHARACTER;
  let skipped = 0;
  for (const { index } of charactersOf(text.slice(0, room))) {
    if (skipped === count) return index;
    skipped++;
  }
  return Math.min(wholeFrom(text, room), text.length);
}

export function skipBack(text: string, count: number): number {
  const end = text.length;
  if (!COMPOUND.test(text.slice(Math.max(0, end - count - 1)))) return Math.max(0, end - count);
  const from = wholeFrom(text, Math.max(0, end - count * LONGEST_CHARACTER));
  return from + (Array.from(charactersOf(text.slice(from))).at(-count)?.index ?? 0);
}

/** Without a segmenter, in older browsers, an emoji sequence counts as several characters. */
function charactersOf(text: string): Iterable<{ index: number }> {
  return Intl.Segmenter ? segmenter().segment(text) : text.matchAll(/\P{M}\p{M}*|\p{M}/gsu);
}

let known: Intl.Segmenter | undefined;

function segmenter(): Intl.Segmenter {
  known ??= new Intl.Segmenter();
  return known;
}
