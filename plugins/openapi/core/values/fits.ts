import { isObject, type JsonObject } from '../json';
import { isHidden } from '../model/reader';
import { allowsValue } from '../schema/combine/allowsValue';
import { sameReference, unfold, unfoldedKeywords } from '../schema/combine/unfold';
import { jsonText } from '../schema/keywords/jsonText';
import type { Keywords } from '../schema/keywords/keywords';
import { readKeywords } from '../schema/keywords/readKeywords';
import { followReference, type Scope } from '../schema/keywords/references';
import type { Fields, ValueContext } from './context';
import { isFormatted } from './formats';
import { namedVariant } from './namedVariant';
import { matchesPattern } from './patterns/patterns';

const MAX_DEPTH = 64;
const MAX_STEPS = 20_000;
const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);

interface Check extends Fields {
  context: ValueContext;
  scope: Scope | undefined;
  depth: number;
  steps: { left: number };
  entered: readonly object[];
  named: readonly JsonObject[];
}

/** Whether a value is valid, including formats. Interprets schemas, because each is used too rarely to compile. */
export function fits(value: unknown, schema: unknown, scope: Scope | undefined, context: ValueContext): boolean {
  const start = { context, scope, depth: 0, steps: { left: MAX_STEPS }, entered: [], named: [], ...NO_FIELDS };
  return inner(value, schema, start);
}

const NO_FIELDS: Fields = { absent: new Set(), described: [] };

/** Drops types unknown to JSON Schema, such as `file` and `any` of other dialects. */
export function knownTypes(keywords: Keywords): Keywords {
  const isKnown = (type: string) => TYPES.has(type) || type === 'never' || type.includes(' & ');
  if (keywords.types?.every(isKnown) ?? true) return keywords;
  const { types = [], ...rest } = keywords;
  const known = types.filter(isKnown);
  return known.length > 0 ? { ...rest, types: known } : rest;
}

/** Whether a field is not sent in this direction: `readOnly` in a request, `writeOnly` in a response. */
export function isAbsent(schema: unknown, scope: Scope | undefined, { walk, direction }: ValueContext): boolean {
  const keywords = unfoldedKeywords(schema, scope, walk);
  return (direction === 'request' ? keywords.readOnly : keywords.writeOnly) === true;
}

function fieldsOf(given: unknown, scope: Scope | undefined, context: ValueContext): Fields {
  if (!isObject(given)) return NO_FIELDS;
  const schema = sameReference(given, context.walk);
  const known = context.fields.get(schema) ?? readFields(schema, scope, context);
  context.fields.set(schema, known);
  return known;
}

function readFields(schema: JsonObject, scope: Scope | undefined, context: ValueContext): Fields {
  const unfolded = unfold(schema, scope, context.walk);
  const { properties = new Map<string, unknown>() } = unfolded.keywords;
  const names = [...properties].filter(
    ([, property]) => isHidden(property) || isAbsent(property, unfolded.scope, context),
  );
  return { absent: new Set(names.map(([name]) => name)), described: [properties] };
}

function check(value: unknown, schema: unknown, at: Check): boolean {
  if (schema === false) return false;
  if (!isObject(schema) || at.depth > MAX_DEPTH || at.entered.includes(schema)) return true;
  at.steps.left -= 1;
  if (at.steps.left < 0) return true;
  const keywords = knownTypes(readKeywords(schema));
  if (value === null && keywords.nullable) return true;
  const here = { ...at, depth: at.depth + 1, entered: [...at.entered, schema] };
  return (
    allowsValue(keywords, value) &&
    checkText(value, keywords) &&
    checkNumber(value, keywords) &&
    checkReference(value, keywords, here) &&
    checkParts(value, keywords, here) &&
    (!Array.isArray(value) || checkList(value, keywords, here)) &&
    (!isObject(value) || checkNamed(value, keywords, schema, here))
  );
}

export function checkText(value: unknown, { patterns = [], format }: Keywords): boolean {
  if (typeof value !== 'string') return true;
  return patterns.every((pattern) => matchesPattern(pattern, value)) && isFormatted(value, format);
}

/** Divides like validators, for which 0.3 is not a multiple of 0.1. */
export function checkNumber(value: unknown, { multipleOf, format }: Keywords): boolean {
  if (typeof value !== 'number') return true;
  return (
    (multipleOf === undefined || multipleOf <= 0 || Number.isInteger(value / multipleOf)) && isFormatted(value, format)
  );
}

function checkReference(value: unknown, { ref }: Keywords, at: Check): boolean {
  if (ref === undefined) return true;
  const target = followReference(ref, at.scope, at.context.walk.context);
  if (!isObject(target)) return target !== false;
  return check(value, target, within({ ...at, named: [...at.named, target] }, target));
}

/** A value that names its variant must match that variant and no other. A closed base accepts the variant's fields. */
function checkNamed(value: JsonObject, keywords: Keywords, schema: JsonObject, at: Check): boolean {
  const variant = keywords.discriminator && namedVariant(value, keywords, schema, at.scope, at.context);
  if (!variant) return checkObject(value, keywords, at);
  const inVariant = within(at, variant.schema);
  return (
    !at.named.some(variant.excludes) &&
    check(value, variant.schema, inVariant) &&
    checkObject(value, keywords, { ...at, described: inVariant.described })
  );
}

function within(at: Check, schema: JsonObject): Check {
  const { absent, described } = fieldsOf(schema, at.scope, at.context);
  return {
    ...at,
    scope: { schema, outer: at.scope },
    absent: absent.size === 0 ? at.absent : new Set([...at.absent, ...absent]),
    described: [...at.described, ...described],
  };
}

function checkParts(value: unknown, keywords: Keywords, at: Check): boolean {
  const { allOf = [], anyOf, oneOf, not } = keywords;
  const isFine = (schema: unknown) =>
    check(value, schema, isObject(schema) ? { ...within(at, schema), scope: at.scope } : at);
  if (!allOf.every(isFine)) return false;
  if (anyOf && !anyOf.some(isFine)) return false;
  if (oneOf && oneOf.filter(isFine).length !== 1) return false;
  if (not !== undefined && isFine(not)) return false;
  if (keywords.if === undefined) return true;
  return isFine((isFine(keywords.if) ? keywords.then : keywords.else) ?? true);
}

function inner(value: unknown, given: unknown, at: Check): boolean {
  const { context, scope, steps } = at;
  const schema = isObject(given) ? sameReference(given, context.walk) : given;
  const isWhole = isObject(schema) && typeof value === 'object' && value !== null;
  if (isWhole && context.fitting.get(value)?.has(schema)) return true;
  const isFine = check(value, schema, { ...at, entered: [], named: [], ...fieldsOf(schema, scope, context) });
  // Whoever runs out of steps gives up, and has found nothing.
  if (isFine && isWhole && steps.left >= 0) {
    context.fitting.set(value, (context.fitting.get(value) ?? new Set()).add(schema));
  }
  return isFine;
}

function checkList(items: unknown[], keywords: Keywords, at: Check): boolean {
  const { prefixItems = [], items: rest = true, contains, minContains = 1, maxContains = Infinity } = keywords;
  if (!items.every((item, index) => inner(item, index < prefixItems.length ? prefixItems[index] : rest, at)))
    return false;
  if (keywords.uniqueItems && new Set(items.map((item) => jsonText(item))).size < items.length) return false;
  if (contains === undefined) return true;
  const found = items.filter((item) => inner(item, contains, at)).length;
  return found >= minContains && found <= maxContains;
}

function checkObject(value: JsonObject, keywords: Keywords, at: Check): boolean {
  const { required = [], propertyNames, dependentRequired, dependentSchemas } = keywords;
  const has = (name: string) => Object.hasOwn(value, name);
  const needs = (names: string[]) => names.every((name) => has(name) || at.absent.has(name));
  if (!needs(required)) return false;
  for (const [name, names] of dependentRequired ?? []) if (has(name) && !needs(names)) return false;
  for (const [name, schema] of dependentSchemas ?? []) if (has(name) && !check(value, schema, at)) return false;
  if (propertyNames !== undefined && !Object.keys(value).every((name) => inner(name, propertyNames, at))) return false;
  const isClosed = keywords.unevaluatedProperties === false;
  return Object.entries(value).every(
    ([name, member]) =>
      checkMember(name, member, keywords, at) && (!isClosed || isEvaluated(name, value, keywords, at)),
  );
}

function checkMember(name: string, member: unknown, keywords: Keywords, at: Check): boolean {
  const isOther = keywords.additionalProperties === false && ownSchemas(name, keywords).length === 0;
  if (isOther) return at.described.some((properties) => properties.has(name));
  return schemasOf(name, keywords).every((schema) => inner(member, schema, at));
}

export function schemasOf(name: string, keywords: Keywords): unknown[] {
  const { additionalProperties } = keywords;
  const own = ownSchemas(name, keywords);
  return own.length > 0 || additionalProperties === undefined ? own : [additionalProperties];
}

function ownSchemas(name: string, { properties, patternProperties }: Keywords): unknown[] {
  return [
    ...(properties?.has(name) ? [properties.get(name)] : []),
    ...[...(patternProperties ?? [])].filter(([pattern]) => matchesPattern(pattern, name)).map(([, schema]) => schema),
  ];
}

function isEvaluated(name: string, value: JsonObject, keywords: Keywords, at: Check): boolean {
  if (schemasOf(name, keywords).length > 0) return true;
  const { ref, allOf = [], anyOf = [], oneOf = [] } = keywords;
  const target = ref === undefined ? undefined : followReference(ref, at.scope, at.context.walk.context);
  const conditional = [keywords.if, keywords.then, keywords.else, ...(keywords.dependentSchemas?.values() ?? [])];
  return [target, ...allOf, ...anyOf, ...oneOf, ...conditional].some(
    (part) =>
      isObject(part) &&
      at.depth <= MAX_DEPTH &&
      isEvaluated(name, value, readKeywords(part), { ...at, depth: at.depth + 1 }) &&
      check(value, part, at),
  );
}
