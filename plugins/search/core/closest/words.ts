import { fold } from '../text/fold';

const WORD = /\p{Unified_Ideograph}+|(?:(?!\p{Unified_Ideograph})[\p{L}\p{N}\p{M}])+/gu;
const HAN = /^\p{Unified_Ideograph}/u;
const HUMP = /([\p{Ll}\p{N}])(?=\p{Lu})/gu;

/** Returns folded words: `rank_page`, `rank/page` and `rankPage` all give `rank` and `page`. */
export function toWords(text: string): string[] {
  return fold(text.replace(HUMP, '$1 ')).match(WORD) ?? [];
}

export function toWholeWords(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

export function toPhrase(text: string): string {
  return toWords(text).join(' ');
}

export function isHan(word: string): boolean {
  return HAN.test(word);
}
