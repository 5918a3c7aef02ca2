import { toHalfWidth } from '../../../shared/core/toHalfWidth';
import { toSimplified } from './toSimplified';

/**
 * Lowercases, and reads traditional Chinese as simplified, without moving characters. `toLowerCase` makes two of `İ`,
 * and a final sigma differs.
 */
export function fold(text: string): string {
  return toSimplified(toHalfWidth(text)).replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');
}
