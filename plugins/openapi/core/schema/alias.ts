import { isObject, type JsonObject } from '../json';
import { intersect } from './intersect';
import type { Keywords } from './keywords';
import { readKeywords } from './readKeywords';
import { isStructural } from './structure';
import { MAX_DEPTH } from './walk';

/** A reference with, at most, words and limits of its own beside it. */
export interface Alias {
  ref: string;
  /** What is said about this use of the entity. */
  keywords: Keywords;
}

/** Schemas of a document do not change, and each is asked several times. */
const known = new WeakMap<JsonObject, { alias: Alias | undefined }>();

/**
 * Is a schema another one by name? Besides `$ref` that is `allOf: [{$ref}]`, by which OpenAPI 3.0 puts a description
 * beside a reference, and `anyOf: [{$ref}, {type: null}]`.
 */
export function findAlias(schema: JsonObject): Alias | undefined {
  const found = known.get(schema) ?? { alias: readAlias(schema, 0) };
  known.set(schema, found);
  return found.alias;
}

function readAlias(schema: JsonObject, depth: number): Alias | undefined {
  const keywords = readKeywords(schema);
  const references = (keywords.ref === undefined ? 0 : 1) + (keywords.allOf?.length ?? 0);
  if (references !== 1) return undefined;
  if (isStructural(keywords) || depth > MAX_DEPTH) return undefined;
  const { ref, allOf, ...own } = keywords;
  if (ref !== undefined) return { ref, keywords: own };
  const only = allOf?.[0];
  const inner = isObject(only) ? readAlias(only, depth + 1) : undefined;
  return inner && { ref: inner.ref, keywords: intersect(own, inner.keywords, 'first', () => undefined) };
}
