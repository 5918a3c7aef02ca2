/** How much of a text is looked at for one character, in UTF-16 units: what is longer is no character of any language. */
const LONGEST_CHARACTER = 16;
/** Where none of these is, each unit is a character: marks, joiners, line ends, Korean letters in parts, emoji and the like. */
const COMPOUND = /[\p{M}\p{C}\p{Zl}\p{Zp}\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u{10000}-\u{10ffff}]/u;

/**
 * The place `count` characters after the start of a text, its end if it is shorter. A character is what a reader takes
 * for one: a letter with its accents, a flag, a family.
 */
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

/** The place `count` characters before the end of a text, 0 if it is shorter. */
export function skipBack(text: string, count: number): number {
  const end = text.length;
  if (!COMPOUND.test(text.slice(Math.max(0, end - count - 1)))) return Math.max(0, end - count);
  const from = wholeFrom(text, Math.max(0, end - count * LONGEST_CHARACTER));
  return from + (Array.from(charactersOf(text.slice(from))).at(-count)?.index ?? 0);
}

/** Older browsers have no segmenter: there, emoji of several signs count as several. */
function charactersOf(text: string): Iterable<{ index: number }> {
  return Intl.Segmenter ? segmenter().segment(text) : text.matchAll(/\P{M}\p{M}*|\p{M}/gsu);
}

let known: Intl.Segmenter | undefined;

function segmenter(): Intl.Segmenter {
  known ??= new Intl.Segmenter();
  return known;
}

/** The place itself, or the one after it where that would part the two halves of a character. */
function wholeFrom(text: string, place: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(place - 1, place + 1)) ? place + 1 : place;
}
