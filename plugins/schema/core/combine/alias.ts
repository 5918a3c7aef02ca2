import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { isNamed } from '../../../shared/core/pointer';
import { words } from '../../../shared/core/words';
import type { Keywords } from '../keywords/keywords';
import { readKeywords } from '../keywords/readKeywords';
import { MAX_DEPTH } from '../limits';
import { keysWith } from '../table';
import { intersect, isPair } from './intersect';

/** Keywords that extend an entity with content missing from its own page. */
const STRUCTURE = keysWith({ isStructure: true });

/** A reference with no siblings but annotations and limits. */
export interface Alias {
  ref: string;
  keywords: Keywords;
}

/** Finds the schema that this one only names: by `$ref`, or by `allOf` or `anyOf` with one reference (and null). */
export function findAlias(schema: JsonObject): Alias | undefined {
  return MAY_NAME.some((key) => key in schema) ? aliasOf(schema) : undefined;
}

const MAY_NAME = words('$ref $dynamicRef $recursiveRef allOf oneOf anyOf');

const aliasOf = once((schema: JsonObject): Alias | undefined => readAlias(schema, 0));

function readAlias(schema: JsonObject, depth: number): Alias | undefined {
  const keywords = readKeywords(schema);
  if (isStructural(keywords) || depth > MAX_DEPTH) return undefined;
  const { ref, allOf = [], ...own } = keywords;
  const said: Keywords[] = [];
  let alias: Alias | undefined = ref === undefined || !isNamed(ref) ? undefined : { ref, keywords: {} };
  for (const member of allOf) {
    const inner = isObject(member) ? readAlias(member, depth + 1) : undefined;
    if (!isObject(member) || (inner ? alias : !hasOnlyAnnotations(member))) return undefined;
    alias ??= inner;
    said.push(inner ? inner.keywords : readKeywords(member));
  }
  if (!alias) return undefined;
  const { keywords: ofReference } = alias;
  // In a pair, the second is derived from the first. Otherwise local keywords come before those of the reference.
  const inOrder = isPair(schema)
    ? said.toReversed()
    : said.toSorted((a, b) => Number(a === ofReference) - Number(b === ofReference));
  const all = inOrder.reduce((first, second) => intersect(first, second, 'first', () => undefined), own);
  return { ref: alias.ref, keywords: all };
}

function hasOnlyAnnotations(schema: JsonObject): boolean {
  const keywords = readKeywords(schema);
  return keywords.ref === undefined && keywords.allOf === undefined && !isStructural(keywords);
}

/** Whether a schema says what is inside a value, or chooses between values. */
export function isStructural(keywords: Keywords): boolean {
  return STRUCTURE.some((key) => key in keywords);
}
