import { isObject, type JsonObject } from '../../json';
import { referenceName } from '../../pointer';
import { words } from '../../words';
import { MAX_DEPTH, plainWalk, type Unfolded, type Walk } from '../describe/walk';
import type { Keywords } from '../keywords/keywords';
import { readKeywords } from '../keywords/readKeywords';
import { followReference, type Scope } from '../keywords/references';
import type { SchemaSource } from '../types';
import { type Alias, findAlias } from './alias';
import { allowsValue } from './allowsValue';
import { choicesOf, isVariantOf, restrictDiscriminator, withoutChoice } from './choices';
import { intersect, isPair } from './intersect';

/** Annotations of a single schema, not inherited from extended entities. */
const OWN = words(
  'title description deprecated deprecatedDescription assumed default examples externalDocs xml discriminator',
  'extensions nullable',
) satisfies Array<keyof Keywords>;

/** Precedence of keywords next to `allOf`: above inline members, which are above references. */
const OWN_RANK = 2;

/** Bounds schemas that merge themselves with themselves and double at each level. */
const MAX_ALSO = 50;

/** Unfolds a schema. Cycles in `allOf` and `$ref`, which no value could satisfy, are cut. */
export function unfold(given: JsonObject, scope: Scope | undefined, walk: Walk, inside: object[] = []): Unfolded {
  const schema = sameReference(given, walk);
  const known = walk.unfolded.get(schema);
  if (known) return known;
  if (inside.includes(schema) || inside.length > MAX_DEPTH) return nothing(scope);
  const unfolded = join(schema, scope, walk, [...inside, schema]);
  walk.unfolded.set(schema, unfolded);
  return unfolded;
}

/** Plain references to a schema of the document are all the same object, so that they share what is known of it. */
export function sameReference(schema: JsonObject, { references, context }: Walk): JsonObject {
  const { $ref: ref } = schema;
  if (typeof ref !== 'string' || Object.keys(schema).length > 1) return schema;
  const known = references.get(ref);
  if (known || ref === '#' || !isObject(context.resolve(ref))) return known ?? schema;
  references.set(ref, schema);
  return schema;
}

export function unfoldedKeywords(schema: unknown, scope: Scope | undefined, walk: Walk): Keywords {
  return isObject(schema) ? unfold(schema, scope, walk).keywords : {};
}

/** The keywords of a schema with references followed and `allOf` merged. */
export function keywordsOf(schema: unknown, source: SchemaSource): Keywords {
  return unfoldedKeywords(schema, undefined, plainWalk(source));
}

function nothing(scope: Scope | undefined): Unfolded {
  return { keywords: {}, extends: [], also: [], choices: [], scope };
}

function join(schema: JsonObject, scope: Scope | undefined, walk: Walk, inside: object[]): Unfolded {
  const keywords = readKeywords(schema);
  if (keywords.ref === undefined && keywords.allOf === undefined) return { ...nothing(scope), keywords };
  const { ref, allOf = [], ...own } = keywords;
  const isAlias = findAlias(schema) !== undefined;
  const members = ref === undefined ? allOf : [{ $ref: ref }, ...allOf];
  const keys = Object.keys(schema);
  const isOwnFirst = 'properties' in schema && keys.indexOf('properties') < keys.indexOf('allOf');

  const result: Unfolded = { ...nothing(scope), keywords: isOwnFirst ? own : {} };
  const words: Array<{ rank: number; keywords: Keywords }> = [];
  const also: Keywords[] = [];
  let highest = isOwnFirst ? OWN_RANK : 0;
  const addKeywords = (added: Keywords, rank: number) => {
    const derived = rank >= highest ? 'second' : 'first';
    highest = Math.max(highest, rank);
    result.keywords = intersect(result.keywords, added, derived, (rest) => also.push(rest));
  };
  // Keyed by name: bases that share a base list it more than once.
  const bases = new Map<string, string>();
  for (const [index, member] of members.entries()) {
    const { unfolded = nothing(result.scope), alias } = unfoldMember(member, result.scope, walk, inside);
    result.scope = unfolded.scope;
    also.push(...unfolded.also);
    const isVariant = 'allOf' in schema && isVariantOf(unfolded, schema, walk.context);
    const isExtended = alias !== undefined && (isVariant || !isAlias);
    result.choices.push(...(isExtended ? choicesOf(unfolded) : unfolded.choices));
    for (const base of isExtended ? [alias.ref] : unfolded.extends) bases.set(referenceName(base), base);
    // Inline members describe their base, so their annotations win regardless of the order.
    const rank = isPair(schema) ? index : isReference(member) ? 0 : 1;
    words.push({ rank, keywords: isExtended ? alias.keywords : unfolded.keywords });
    const base = isVariant ? withoutChoice(unfolded.keywords, schema, walk.context) : unfolded.keywords;
    addKeywords(without(base), rank);
  }
  if (!isOwnFirst) addKeywords(own, OWN_RANK);
  if (!isPair(schema)) words.push({ rank: OWN_RANK, keywords: own });
  const demands = without(result.keywords);
  const byRank = words.toSorted((a, b) => b.rank - a.rank).map(({ keywords: said }) => said);
  result.keywords = { ...demands, ...annotate(byRank, demands) };
  restrictDiscriminator(result.keywords, result.choices, schema, walk.context);
  result.also = [...new Set(also)].slice(0, MAX_ALSO);
  result.choices = result.choices.slice(0, MAX_ALSO);
  result.extends = [...bases.values()];
  return result;
}

interface Member {
  unfolded?: Unfolded;
  alias?: Alias;
}

function unfoldMember(member: unknown, scope: Scope | undefined, walk: Walk, inside: object[]): Member {
  if (member === false) return { unfolded: { ...nothing(scope), keywords: { types: ['never'] } } };
  if (!isObject(member)) return {};
  const alias = findAlias(member);
  const { ref } = readKeywords(member);
  // A reference with siblings must be unfolded itself.
  if (ref === undefined || Object.keys(member).length > 1) {
    return { unfolded: unfold(member, scope, walk, inside), alias };
  }
  const target = followReference(ref, scope, walk.context);
  if (target === undefined) {
    return { unfolded: { ...nothing(scope), keywords: { raw: [{ kind: 'raw', subject: '$ref', raw: ref }] } } };
  }
  if (target === false) return { unfolded: { ...nothing(scope), keywords: { types: ['never'] } }, alias };
  if (target === true) return { alias };
  return { unfolded: unfold(target, { schema: target, outer: scope }, walk, inside), alias };
}

function isReference(member: unknown): boolean {
  return isObject(member) && readKeywords(member).ref !== undefined;
}

/** Drops values that only the derived schema forbids; the author's own mistakes stay visible. */
function withFittingValues(source: Keywords, demands: Keywords): Keywords {
  const { default: value, examples, ...rest } = source;
  const fits = (one: unknown) => allowsValue(demands, one) || !allowsValue(rest, one);
  const fitting = examples?.filter(fits) ?? [];
  return {
    ...rest,
    ...('default' in source && fits(value) ? { default: value } : {}),
    ...(fitting.length > 0 ? { examples: fitting } : {}),
  };
}

function without(keywords: Keywords): Keywords {
  const rest = { ...keywords };
  for (const key of OWN) delete rest[key];
  return rest;
}

/** The first source wins; `extensions` accumulate. Values that violate the demands of a derived schema are dropped. */
function annotate(all: Keywords[], demands: Keywords): Keywords {
  const sources = all.map((source, index) => (index === 0 ? source : withFittingValues(source, demands)));
  const own = sources
    .toReversed()
    .map((source) => Object.fromEntries(OWN.flatMap((key) => (key in source ? [[key, source[key]]] : []))));
  const annotations: Keywords = Object.assign({}, ...own);
  const extensions = new Map(
    sources.toReversed().flatMap(({ extensions: all = [] }) => all.map((one) => [one.key, one])),
  );
  if (extensions.size > 0) annotations.extensions = [...extensions.values()];
  return annotations;
}
