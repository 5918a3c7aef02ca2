import { isObject, type Json } from './json';
import { isTooDeep, jsonTokens, MOST_DEPTH } from './jsonText';

/** Marks text in place of a number: no document has this character of the private use area. */
const MARK = '\uE0F7';
const MARKED = new RegExp(`"${MARK}([^"]*)"`, 'g');

/**
 * Parses JSON; numbers that no JavaScript number holds are kept, to be printed by `printExact`. Throws `SyntaxError`, and
 * `RangeError` for what is nested deeper than `MOST_DEPTH`.
 */
export function parseExact(text: string): Json {
  if (isTooDeep(text)) throw new RangeError(`JSON is nested more than ${MOST_DEPTH} levels deep.`);
  const checked = JSON.parse(text) as Json;
  let marked = '';
  let end = 0;
  for (const { token, at } of jsonTokens(text)) {
    if (!/^[-\d]/.test(token) || isHeld(token)) continue;
    marked += `${text.slice(end, at)}"${MARK}${token}"`;
    end = at + token.length;
  }
  return end === 0 ? checked : (JSON.parse(marked + text.slice(end)) as Json);
}

export function printExact(value: Json, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(MARKED, '$1');
}

/** The value of the text of a number. */
export function exactNumber(token: string): Json {
  return isHeld(token) ? Number(token) : `${MARK}${token}`;
}

/** A text as it is, other values as JSON. */
export function exactText(value: Json): string {
  return typeof value === 'string' && !value.startsWith(MARK) ? value : printExact(value);
}

function isHeld(token: string): boolean {
  return String(Number(token)) === token || Number.isSafeInteger(Number(token));
}

/** A copy for whoever calculates: marked integers are a `bigint`, other marked numbers the nearest double. */
export function calculable(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(MARK) ? toNumber(value.slice(MARK.length)) : value;
  if (Array.isArray(value)) return value.map(calculable);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, calculable(member)]));
}

function toNumber(token: string): number | bigint {
  // Thousands of digits would take seconds.
  return /^-?\d{1,1000}$/.test(token) ? BigInt(token) : Number(token);
}
