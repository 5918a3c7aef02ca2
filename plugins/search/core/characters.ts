/** How much of a text is looked at for one character, in UTF-16 units: what is longer is no character of any language. */
const LONGEST_CHARACTER = 16;
/** Latin, Chinese and their punctuation, where each unit is a character. */
const PLAIN = /^[\u0020-\u02ff\u2010-\u2027\u3001-\u3020\u4e00-\u9fff\uff01-\uff5e]*$/;

/**
 * The place `count` characters after the start of a text, its end if it is shorter. A character is what a reader takes
 * for one: a letter with its accents, a flag, a family.
 */
export function skipCharacters(text: string, count: number): number {
  if (PLAIN.test(text.slice(0, count + 1))) return Math.min(count, text.length);
  const room = count * LONGEST_CHARACTER;
  return startsOf(text.slice(0, room))[count] ?? Math.min(wholeFrom(text, room), text.length);
}

/** The place `count` characters before the end of a text, 0 if it is shorter. */
export function skipBack(text: string, count: number): number {
  const end = text.length;
  if (PLAIN.test(text.slice(Math.max(0, end - count - 1)))) return Math.max(0, end - count);
  const from = wholeFrom(text, Math.max(0, end - count * LONGEST_CHARACTER));
  return from + (startsOf(text.slice(from)).at(-count) ?? 0);
}

/** Where each character starts. Older browsers have no segmenter: there, emoji of several signs count as several. */
function startsOf(text: string): number[] {
  const parts: Iterable<{ index: number }> = Intl.Segmenter
    ? new Intl.Segmenter().segment(text)
    : text.matchAll(/\P{M}\p{M}*|\p{M}/gsu);
  return Array.from(parts, ({ index }) => index);
}

/** The place itself, or the one after it where that would part the two halves of a character. */
function wholeFrom(text: string, place: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(place - 1, place + 1)) ? place + 1 : place;
}
