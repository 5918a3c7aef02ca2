import { isObject } from '../../../shared/core/json';
import { DOCUMENT, type Place, SCHEMA } from './documentGrammar';

const maps = new Set<string>();
const data = new Set<string>();
const objects = new Set<string>();
const schemas = new Set<string>();
const manySchemas = new Set<string>();

/** Whether the keys of the value are names chosen by the author. */
export function isMap(key: string, value: unknown = {}): boolean {
  return maps.has(key) && isObject(value);
}

export function isData(key: string, value: unknown): boolean {
  return data.has(key) && !objects.has(key) && !isMap(key, value);
}

export function isSchemaPlace(keys: readonly string[]): boolean {
  return schemas.has(keys.at(-1) ?? '') || manySchemas.has(keys.at(-2) ?? '');
}

/** Whether a path leads into data. For files of unknown structure; for a whole document, use the grammar. */
export function isInData(root: unknown, keys: readonly string[]): boolean {
  let node = root;
  let isName = false;
  for (const key of keys) {
    const child = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined;
    if (!isName && isData(key, child)) return true;
    isName = !isName && isMap(key, child);
    node = child;
  }
  return false;
}

collectKeys(DOCUMENT, new Set());

function collectKeys(place: Place, seen: Set<Place>): void {
  if (seen.has(place)) return;
  seen.add(place);
  if ('of' in place) collectKeys(place.of, seen);
  if (place.kind !== 'object') return;
  for (const [key, inner] of Object.entries(place.keys)) {
    const { kind } = inner.kind === 'list' ? inner.of : inner;
    if (inner === SCHEMA) schemas.add(key);
    if ('of' in inner && inner.of === SCHEMA) manySchemas.add(key);
    if (inner.kind === 'map') maps.add(key);
    if (kind === 'data' || kind === 'example') data.add(key);
    if (inner.kind === 'object') objects.add(key);
    collectKeys(inner, seen);
  }
}
