import { fold } from '../text/fold';

const WORD = /\p{Unified_Ideograph}+|(?:(?!\p{Unified_Ideograph})[\p{L}\p{N}\p{M}])+/gu;
const HAN = /^\p{Unified_Ideograph}/u;
const HUMP = /([\p{Ll}\p{N}])(?=\p{Lu})/gu;

export function splitHumps(text: string): string {
  return text.replace(HUMP, '$1 ');
}

/** Returns folded words: `rank_page`, `rank/page` and `rankPage` all give `rank` and `page`. */
export function toWords(text: string): string[] {
  return fold(splitHumps(text)).match(WORD) ?? [];
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
