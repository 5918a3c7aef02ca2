import { isTooDeep } from './jsonText';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns `undefined` for a text that is not JSON, or is nested deeper than `MOST_DEPTH`. */
export function parseJson(text: string): Json | undefined {
  try {
    return isTooDeep(text) ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

/** A string as it is, other values as JSON. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function entries(value: unknown): Array<[string, unknown]> {
  return isObject(value) ? Object.entries(value) : [];
}
