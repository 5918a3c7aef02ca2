/**
 * The numbers of a document that no double holds. Each is read as a double of its own, close to it, which nothing else in
 * the document is: so it passes through validators, samplers and copies as the number that it nearly is. What was written
 * is put in its place when a page is complete.
 */
export interface WrittenNumbers {
  /** Is this, or anything in it, such a double? */
  isIn(value: unknown): boolean;
  /** A text with what was written in the place of each such double. */
  restore(text: string): string;
}

export const NO_WRITTEN_NUMBERS: WrittenNumbers = { isIn: () => false, restore: (text) => text };

/** A percent-encoded character, or a number as JavaScript writes it, perhaps percent-encoded itself. */
const TOKENS = /%[\dA-F]{2}|\d+(?:\.\d+)*(?:e(?:[+-]|%2B)\d+)?/gi;

/** @param written what was written, by the text of the double that it is read as; both without their signs */
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

/** A value with what was written in all of its texts. */
export function restoreNumbers<Value>(value: Value, numbers: WrittenNumbers): Value {
  if (numbers === NO_WRITTEN_NUMBERS) return value;
  const restore = (node: unknown): unknown => {
    if (typeof node === 'string') return numbers.restore(node);
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(restore);
    const restored = Object.fromEntries(Object.entries(node).map(([key, member]) => [key, restore(member)]));
    // An extension is data until the page is shown, where its number would be a double again.
    if ('value' in node && numbers.isIn(node.value)) restored['text'] = restore(JSON.stringify(node.value, null, 2));
    return restored;
  };
  return restore(value) as Value;
}
