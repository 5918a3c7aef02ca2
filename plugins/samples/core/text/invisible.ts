import type { Json } from '../../../shared/core/json';

/** Escaped in literals: controls, line separators, and direction marks, which disguise code ("Trojan Source"). */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

export function isVisible(text: string): boolean {
  return !new RegExp(INVISIBLE, 'u').test(text);
}

export function escapeInvisible(text: string, escape: (codeUnit: number) => string): string {
  return text.replace(INVISIBLE, (character) => escape(character.charCodeAt(0)));
}

function unicodeEscape(codeUnit: number): string {
  return `\\u${codeUnit.toString(16).padStart(4, '0')}`;
}

const SHORT: Record<number, string> = { 9: '\\t', 10: '\\n', 13: '\\r' };

export function literalEscape(codeUnit: number): string {
  return SHORT[codeUnit] ?? unicodeEscape(codeUnit);
}

export function visibleJson(value: Json): string {
  return escapeInvisible(JSON.stringify(value), unicodeEscape);
}

export function quoteDouble(text: string): string {
  return `"${escapeInvisible(text.replace(/[\\"]/g, '\\$&'), literalEscape)}"`;
}
