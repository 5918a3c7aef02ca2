import { fold } from '../text/fold';

/** A run of Chinese characters, which has no spaces between its words, or a word of other letters and digits. */
const WORD = /\p{Unified_Ideograph}+|(?:(?!\p{Unified_Ideograph})[\p{L}\p{N}\p{M}])+/gu;
const HAN = /^\p{Unified_Ideograph}/u;
const HUMP = /([\p{Ll}\p{N}])(?=\p{Lu})/gu;

/** The words of a text, folded, in their order: `rank_page`, `rank/page` and `rankPage` are both `rank` and `page`. */
export function toWords(text: string): string[] {
  return fold(text.replace(HUMP, '$1 ')).match(WORD) ?? [];
}

/** As `toWords`, but names in camel case stay whole. */
export function toWholeWords(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** Words as one phrase, as all texts of this folder are compared. */
export function toPhrase(text: string): string {
  return toWords(text).join(' ');
}

export function isHan(word: string): boolean {
  return HAN.test(word);
}
