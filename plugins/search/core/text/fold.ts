import { toHalfWidth } from '../../../shared/core/toHalfWidth';

/** Lowercases without moving characters. `toLowerCase` makes two of `İ`, and a final sigma differs. */
export function fold(text: string): string {
  return toHalfWidth(text).replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');
}
