import { dropLoneSurrogates } from './dropLoneSurrogates';
import { fold } from './fold';

/** Ranking stores keywords as bits of a 16-bit number. */
export const MOST_KEYWORDS = 16;
/** UTF-16 units. Only pasted text, such as log files, is longer. */
const LONGEST_KEYWORD = 100;
/** Whoever types does not get there: what follows of a pasted text says nothing more. */
export const MOST_TEXT = 4000;

/** Product spec, section 5: split on whitespace, in order, without duplicates that differ only in case. */
export function splitKeywords(text: string): string[] {
  const keywords = new Map<string, string>();
  for (const word of text.slice(0, MOST_TEXT).split(/\s+/)) {
    const keyword = dropLoneSurrogates(dropLoneSurrogates(word).slice(0, LONGEST_KEYWORD));
    const folded = fold(keyword);
    if (keyword !== '' && !keywords.has(folded)) keywords.set(folded, keyword);
    if (keywords.size === MOST_KEYWORDS) break;
  }
  return [...keywords.values()];
}
