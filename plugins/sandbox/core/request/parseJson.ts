import { parseExact } from '../../../shared/core/exactJson';
import { isTooDeep, jsonTokens, MOST_DEPTH } from '../../../shared/core/jsonText';
import { WrongValue } from '../failure';
import type { Json } from '../types';

/**
 * Parses JSON. Throws `WrongValue`, also for integers beyond 2^53 and numbers too large for a double, unless `isExact`:
 * they are then those of `parseExact`.
 */
export function parseJson(text: string, isExact = false): Json {
  if (isTooDeep(text)) throw new WrongValue(`is nested more than ${MOST_DEPTH} levels deep`);
  let value: Json;
  try {
    value = isExact ? parseExact(text) : (JSON.parse(text) as Json);
  } catch (cause) {
    throw new WrongValue('is not valid JSON', { cause });
  }
  for (const { token } of isExact ? [] : jsonTokens(text)) {
    if (/^[-\d]/.test(token) && !isKept(token)) throw new WrongValue(`has a number that loses digits: ${token}`);
  }
  return value;
}

/** Whether JavaScript preserves a number. Fractions may be rounded. */
export function isKept(token: string): boolean {
  const value = Number(token);
  return /^-?\d+$/.test(token) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
