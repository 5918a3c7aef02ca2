import { toHalfWidth } from '../../../shared/core/toHalfWidth';
import { toSimplified } from './toSimplified';

/** Lower-case Latin and Greek letters with accents. */
const ACCENTED = /[\u00e0-\u00ff\u0101-\u024f\u1e01-\u1eff\u03ac-\u03ce\u1f00-\u1fff]/g;
/** Strokes are no accents to Unicode; a final sigma differs. */
const OTHERS: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ς: 'σ' };

/**
 * Lowercases, drops accents, and reads traditional Chinese as simplified, without moving characters. `toLowerCase` makes
 * two of `İ`.
 */
export function fold(text: string): string {
  const lower = toSimplified(toHalfWidth(text)).replaceAll('İ', 'i').toLowerCase();
  return lower.replace(ACCENTED, (letter) => OTHERS[letter] ?? letter.normalize('NFD').charAt(0));
}
