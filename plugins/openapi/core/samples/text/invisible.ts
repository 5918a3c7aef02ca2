import type { Json } from '../../json';

/**
 * Characters that are escaped in literals although a language may allow them bare: controls, the Unicode line
 * separators, the byte order mark and the direction marks, which make code look like other code ("Trojan Source").
 */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

export function isVisible(text: string): boolean {
  return !new RegExp(INVISIBLE, 'u').test(text);
}

/** Writes invisible characters with `escape`, which gets the code unit (all of them have just one). */
export function escapeInvisible(text: string, escape: (codeUnit: number) => string): string {
  return text.replace(INVISIBLE, (character) => escape(character.charCodeAt(0)));
}

/** `\u2028`: the same in JavaScript, Java, Go, Python and JSON. */
export function unicodeEscape(codeUnit: number): string {
  return `\\u${codeUnit.toString(16).padStart(4, '0')}`;
}

const SHORT: Record<number, string> = { 9: '\\t', 10: '\\n', 13: '\\r' };

/** A character in a double- or single-quoted literal, with the short forms that all those languages share. */
export function literalEscape(codeUnit: number): string {
  return SHORT[codeUnit] ?? unicodeEscape(codeUnit);
}

/** JSON text of a value, in one line, in which everything can be seen; still the same JSON. */
export function visibleJson(value: Json): string {
  return escapeInvisible(JSON.stringify(value), unicodeEscape);
}

/** Text in double quotes as Java, Go and Python read it. */
export function quoteDouble(text: string): string {
  return `"${escapeInvisible(text.replace(/[\\"]/g, '\\$&'), literalEscape)}"`;
}
