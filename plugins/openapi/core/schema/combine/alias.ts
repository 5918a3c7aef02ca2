import { once } from '../../cache';
import { isObject, type JsonObject } from '../../json';
import { MAX_DEPTH } from '../describe/walk';
import type { Keywords } from '../keywords/keywords';
import { readKeywords } from '../keywords/readKeywords';
import { isStructural } from '../keywords/structure';
import { intersect, isPair } from './intersect';

/** A reference with, at most, words and limits of its own beside it. */
export interface Alias {
  ref: string;
  /** What is said about this use of the entity. */
  keywords: Keywords;
}

/**
 * Is a schema another one by name? Besides `$ref` that is `allOf: [{$ref}]`, by which OpenAPI 3.0 puts a description
 * beside a reference, also with the words and limits in a member of their own, and `anyOf: [{$ref}, {type: null}]`.
 */
export const findAlias = once((schema: JsonObject): Alias | undefined => readAlias(schema, 0));

function readAlias(schema: JsonObject, depth: number): Alias | undefined {
  const keywords = readKeywords(schema);
  if (isStructural(keywords) || depth > MAX_DEPTH) return undefined;
  const { ref, allOf = [], ...own } = keywords;
  const said: Keywords[] = [];
  let alias: Alias | undefined = ref === undefined ? undefined : { ref, keywords: {} };
  for (const member of allOf) {
    const inner = isObject(member) ? readAlias(member, depth + 1) : undefined;
    if (!isObject(member) || (inner ? alias : !saysOnlyWords(member))) return undefined;
    alias ??= inner;
    said.push(inner ? inner.keywords : readKeywords(member));
  }
  if (!alias) return undefined;
  const { keywords: ofReference } = alias;
  // Of a pair the second is derived from the first. Otherwise what is written here comes before what a reference says.
  const inOrder = isPair(schema)
    ? said.toReversed()
    : said.toSorted((a, b) => Number(a === ofReference) - Number(b === ofReference));
  const all = inOrder.reduce((first, second) => intersect(first, second, 'first', () => undefined), own);
  return { ref: alias.ref, keywords: all };
}

/** Words and limits, without parts and references. */
function saysOnlyWords(schema: JsonObject): boolean {
  const keywords = readKeywords(schema);
  return keywords.ref === undefined && keywords.allOf === undefined && !isStructural(keywords);
}
