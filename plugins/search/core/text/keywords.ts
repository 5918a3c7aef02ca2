import { dropHalves } from './dropHalves';
import { fold } from './fold';

/** More keywords than this are left out: they are the bits of a number where hits are ranked. */
export const MOST_KEYWORDS = 16;
/** Longer keywords are cut, in UTF-16 units: nobody types more, but whole log files are pasted. */
const LONGEST_KEYWORD = 100;
/** What is read of the text; enough for as many keywords as there may be, with white space between. */
const MOST_TEXT = 4000;

/**
 * Product spec, section 5: trimmed, split on white space (that of Chinese keyboards too), in the order typed. A keyword
 * that differs from an earlier one by case alone is left out. Halves of characters, which nothing can match, are dropped.
 */
export function splitKeywords(text: string): string[] {
  const keywords = new Map<string, string>();
  for (const word of text.slice(0, MOST_TEXT).split(/\s+/)) {
    const keyword = dropHalves(dropHalves(word).slice(0, LONGEST_KEYWORD));
    const folded = fold(keyword);
    if (keyword !== '' && !keywords.has(folded)) keywords.set(folded, keyword);
    if (keywords.size === MOST_KEYWORDS) break;
  }
  return [...keywords.values()];
}
