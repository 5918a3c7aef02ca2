import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject } from '../../../plugins/shared/core/json';
import { wellFormed } from '../../../plugins/shared/core/wellFormed';

const TEXT = readFileSync(join(import.meta.dirname, 'positions.yaml'), 'utf8');
const DOCUMENT = parse(TEXT) as Json;
const POSITION = /%([a-z][a-z ]*\*?)%/g;

/** Names of all places for text; prose ends with `*`. */
export const POSITIONS: string[] = [
  ...new Set([...TEXT.replace(/^#.*$/gm, '').matchAll(POSITION)].map(([, name = '']) => name)),
];

export function fillPositions(textAt: (position: string) => string): JsonObject {
  const fill = (text: string, write: (text: string) => string = (same) => same) =>
    text.replace(POSITION, (_, name: string) => write(textAt(name)));
  const fillIn = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(fillIn);
    if (typeof value === 'string') return value.startsWith('#/') ? fill(value, asPointer) : fill(value);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [fill(name), fillIn(inner)]));
  };
  return fillIn(DOCUMENT) as JsonObject;
}

/** As part of a URL fragment (RFC 6901, section 6). */
function asPointer(text: string): string {
  return encodeURIComponent(wellFormed(text).replaceAll('~', '~0').replaceAll('/', '~1'));
}
