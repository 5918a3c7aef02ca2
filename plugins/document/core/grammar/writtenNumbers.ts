/**
 * Numbers that no double can hold. Each is read as a nearby double that occurs nowhere else in the document, so that
 * validators, samplers and copies need not know. The written digits return when a page is complete.
 */
export interface WrittenNumbers {
  isIn(value: unknown): boolean;
  restore(text: string): string;
}

export const NO_WRITTEN_NUMBERS: WrittenNumbers = { isIn: () => false, restore: (text) => text };

/** A percent-encoded character, or a number as JavaScript prints it, which may itself be percent-encoded. */
const TOKENS = /%[\dA-F]{2}|\d+(?:\.\d+)*(?:e(?:[+-]|%2B)\d+)?/gi;

/** @param written digits as written, by the printed double; both unsigned */
export function createWrittenNumbers(written: ReadonlyMap<string, string>): WrittenNumbers {
  if (written.size === 0) return NO_WRITTEN_NUMBERS;
  const isIn = (value: unknown): boolean => {
    if (typeof value === 'number') return written.has(String(Math.abs(value)));
    return typeof value === 'object' && value !== null && Object.values(value).some(isIn);
  };
  const restoreToken = (token: string) => {
    const text = written.get(token.replace('%2B', '+'));
    if (text === undefined) return token;
    return token.includes('%') ? encodeURIComponent(text) : text;
  };
  return { isIn, restore: (text) => text.replace(TOKENS, restoreToken) };
}

export function restoreNumbers<Value>(value: Value, numbers: WrittenNumbers): Value {
  if (numbers === NO_WRITTEN_NUMBERS) return value;
  const restore = (node: unknown): unknown => {
    if (typeof node === 'string') return numbers.restore(node);
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(restore);
    const restored = Object.fromEntries(Object.entries(node).map(([key, member]) => [key, restore(member)]));
    // An extension stays data until the page renders it, where its number would become a double again.
    if ('value' in node && numbers.isIn(node.value)) restored['text'] = restore(JSON.stringify(node.value, null, 2));
    return restored;
  };
  return restore(value) as Value;
}
