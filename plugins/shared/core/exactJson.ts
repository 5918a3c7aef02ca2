import { isObject, type Json } from './json';

/** Marks text that stands for a number: no document has this character of the private use area. */
const MARK = '\uE0F7';
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const MARKED = new RegExp(`"${MARK}([^"]*)"`, 'g');

/** Parses JSON; numbers that no JavaScript number holds are kept, to be printed by `printExact`. Throws `SyntaxError`. */
export function parseExact(text: string): Json {
  const checked = JSON.parse(text) as Json;
  const marked = text.replace(TOKEN, (token) => (token.startsWith('"') || isHeld(token) ? token : `"${MARK}${token}"`));
  return marked === text ? checked : (JSON.parse(marked) as Json);
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
  return /^-?\d+$/.test(token) ? BigInt(token) : Number(token);
}
