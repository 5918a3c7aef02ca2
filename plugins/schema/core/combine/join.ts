import { isObject, type JsonObject } from '../../../shared/core/json';
import { referenceName } from '../../../shared/core/pointer';
import { words } from '../../../shared/core/words';
import { joinTexts } from '../keywords/joinTexts';
import type { Keywords } from '../keywords/keywords';
import { readKeywords } from '../keywords/readKeywords';
import { followReference, type Scope } from '../keywords/references';
import { keysWith } from '../table';
import type { SchemaSource } from '../types';
import { type Alias, findAlias } from './alias';
import { allowsValue } from './allowsValue';
import { choicesOf, isVariantOf, restrictDiscriminator, withoutChoice } from './choices';
import { intersect, isPair } from './intersect';
import type { Joined } from './types';

/** Annotations of a single schema, not inherited from extended entities. */
const OWN_KEYWORDS = keysWith({ isOwn: true });
const OWN = [...OWN_KEYWORDS, ...words('deprecatedDescription assumed known extensions')] satisfies Array<
  keyof Keywords
>;

const REMARKS: ReadonlySet<string> = new Set(OWN_KEYWORDS);

/** Precedence of keywords next to `allOf`: above inline members, which are above references. */
const OWN_RANK = 2;

/** Bounds schemas that merge themselves with themselves and double at each level. */
const MAX_ALSO = 50;

export function nothing(scope: Scope | undefined): Joined {
  return { keywords: {}, extends: [], also: [], choices: [], scope };
}

type Source = Required<SchemaSource>;
type Open = (schema: JsonObject, scope: Scope | undefined) => Joined;

/** Follows the references of a schema and merges its `allOf`. `open` does the same for a part. */
export function join(schema: JsonObject, scope: Scope | undefined, source: Source, open: Open): Joined {
  const keywords = readKeywords(schema);
  if (keywords.ref === undefined && keywords.allOf === undefined) return { ...nothing(scope), keywords };
  const { ref, allOf = [], ...own } = keywords;
  const isAlias = findAlias(schema) !== undefined;
  const members = ref === undefined ? allOf : [{ $ref: ref }, ...allOf];
  const keys = Object.keys(schema);
  const isOwnFirst = 'properties' in schema && keys.indexOf('properties') < keys.indexOf('allOf');

  const result: Joined = { ...nothing(scope), keywords: isOwnFirst ? own : {} };
  const words: Array<{ rank: number; keywords: Keywords; isInline: boolean }> = [];
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
    const { joined = nothing(result.scope), alias } = openMember(member, result.scope, source, open);
    result.scope = joined.scope;
    also.push(...joined.also);
    const isVariant = 'allOf' in schema && isVariantOf(joined, schema, source);
    const isExtended = alias !== undefined && (isVariant || !isAlias);
    result.choices.push(...(isExtended ? choicesOf(joined) : joined.choices));
    for (const base of isExtended ? [alias.ref] : joined.extends) bases.set(referenceName(base), base);
    // Inline members describe their base, so their annotations win regardless of the order.
    const rank = isPair(schema) ? index : isReference(member) ? 0 : 1;
    words.push({
      rank: isRemark(member) ? rank + (index + 1) / (members.length + 1) : rank,
      keywords: isExtended ? alias.keywords : joined.keywords,
      isInline: !isReference(member) && !isOfEntity(member),
    });
    if (isReference(member)) noteFields(joined.keywords);
    const base = isVariant ? withoutChoice(joined.keywords, schema, source) : joined.keywords;
    addKeywords(without(base), rank);
  }
  if (!isOwnFirst) addKeywords(own, OWN_RANK);
  words.push({ rank: OWN_RANK, keywords: own, isInline: true });
  const demands = without(result.keywords);
  const byRank = words.toSorted((a, b) => b.rank - a.rank);
  result.keywords = {
    ...demands,
    ...annotate(
      byRank.map(({ keywords: said }) => said),
      demands,
    ),
  };
  // That of a reference stays with its entity.
  const descriptions = joinTexts(
    byRank.filter(({ isInline }) => isInline).map(({ keywords: said }) => said.description),
  );
  const shown = result.keywords.description?.trim() ? 1 : 0;
  if (descriptions.length > shown) result.keywords.description = descriptions.join('\n\n');
  restrictDiscriminator(result.keywords, result.choices, schema, source);
  result.also = [...new Set(also)].slice(0, MAX_ALSO);
  result.choices = result.choices.slice(0, MAX_ALSO);
  result.extends = [...bases.values()];
  return result;
}

/** Fields of entities, whose own pages have what is said of them. */
const ofEntities = new WeakSet<object>();

function noteFields({ properties }: Keywords): void {
  for (const field of properties?.values() ?? []) if (isObject(field)) ofEntities.add(field);
}

function isOfEntity(field: unknown): boolean {
  return isObject(field) && ofEntities.has(field);
}

interface Member {
  joined?: Joined;
  alias?: Alias;
}

function openMember(member: unknown, scope: Scope | undefined, source: Source, open: Open): Member {
  if (member === false) return { joined: { ...nothing(scope), keywords: { types: ['never'] } } };
  if (!isObject(member)) return {};
  const alias = findAlias(member);
  const { ref } = readKeywords(member);
  // A reference with siblings must be unfolded itself.
  if (ref === undefined || Object.keys(member).length > 1) {
    return { joined: open(member, scope), alias };
  }
  const target = followReference(ref, scope, source);
  if (target === undefined) {
    return { joined: { ...nothing(scope), keywords: { raw: [{ kind: 'raw', subject: '$ref', raw: ref }] } } };
  }
  if (target === false) return { joined: { ...nothing(scope), keywords: { types: ['never'] } }, alias };
  if (target === true) return { alias };
  return { joined: open(target, { schema: target, outer: scope }), alias };
}

function isReference(member: unknown): boolean {
  return isObject(member) && readKeywords(member).ref !== undefined;
}

/** `{description}` beside a base in `allOf` is about this use of it. */
function isRemark(member: unknown): boolean {
  return isObject(member) && Object.keys(member).every((key) => REMARKS.has(key) || key.startsWith('x-'));
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
