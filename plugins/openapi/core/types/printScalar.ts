import { quoteJs } from '../../../samples/core/languages/javascript/quote';
import type { Keywords } from '../../../schema/core/keywords/keywords';
import { LARGE_INTEGER, NULL, type TypeText, UNKNOWN } from './typeText';

export function printLiteral(value: unknown): TypeText {
  if (value === null) return NULL;
  if (typeof value === 'string') return { text: quoteJs(value) };
  if (typeof value === 'boolean') return { text: String(value) };
  if (typeof value !== 'number') return UNKNOWN;
  return { text: Number.isSafeInteger(value) || !Number.isInteger(value) ? String(value) : LARGE_INTEGER };
}

/** Prints a type without parts. */
export function printScalar(type: string, keywords: Keywords): TypeText {
  switch (type) {
    case 'string':
      return { text: keywords.format === 'binary' ? 'Blob' : 'string' };
    case 'integer':
      return { text: isLarge(keywords) ? LARGE_INTEGER : 'number' };
    case 'number':
    case 'boolean':
    case 'null':
    case 'never':
      return { text: type };
    case 'file':
      return { text: 'Blob' };
    default:
      return UNKNOWN;
  }
}

/** Whether an integer can be one that no number holds exactly. */
function isLarge({ format = '', minimum = -Infinity, maximum = Infinity }: Keywords): boolean {
  const isSafe = minimum >= Number.MIN_SAFE_INTEGER && maximum <= Number.MAX_SAFE_INTEGER;
  return /^(u?int64|long)$/i.test(format) && !isSafe;
}
