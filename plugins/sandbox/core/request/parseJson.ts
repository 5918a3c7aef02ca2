import { parseExact } from '../../../shared/core/exactJson';
import { WrongValue } from '../failure';
import type { Json } from '../types';

/** Deeper values would overflow the stack of recursive code. */
const MAX_DEPTH = 100;
/** Strings are single tokens, so that digits and brackets inside them do not count. */
const TOKENS = /"[^"\\]*(?:\\[^][^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[[\]{}]/g;

/**
 * Parses JSON. Throws `WrongValue`, also for integers beyond 2^53 and numbers too large for a double, unless `isExact`:
 * they are then those of `parseExact`.
 */
export function parseJson(text: string, isExact = false): Json {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (cause) {
    throw new WrongValue('is not valid JSON', { cause });
  }
  let depth = 0;
  let isHeld = true;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    else if (!token.startsWith('"') && !isKept(token)) {
      if (!isExact) throw new WrongValue(`has a number that loses digits: ${token}`);
      isHeld = false;
    }
    if (depth > MAX_DEPTH) throw new WrongValue(`is nested more than ${MAX_DEPTH} levels deep`);
  }
  return isHeld ? value : parseExact(text);
}

/** Whether JavaScript preserves a number. Fractions may be rounded. */
export function isKept(token: string): boolean {
  const value = Number(token);
  return /^-?\d+$/.test(token) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
