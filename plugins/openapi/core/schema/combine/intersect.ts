import { once } from '../../../../shared/cache';
import { isObject, type JsonObject } from '../../json';
import { jsonText } from '../keywords/jsonText';
import type { Keywords } from '../keywords/keywords';
import type { Schema } from '../types';

const HIGHEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const satisfies Array<
  keyof Keywords
>;
const LOWEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const satisfies Array<
  keyof Keywords
>;
const EITHER = ['uniqueItems', 'readOnly', 'writeOnly', 'nullable'] as const satisfies Array<keyof Keywords>;
const BOTH = [
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
  'items',
  'contentSchema',
] as const satisfies Array<keyof Keywords>;

/** The merged schema of each pair. One object per pair, so that recursion is detected. */
const pairsOf = once((_base: object) => new WeakMap<object, JsonObject>());

export function isPair(schema: JsonObject): boolean {
  const [base, derived]: unknown[] = Array.isArray(schema.allOf) ? schema.allOf : [];
  return isObject(base) && isObject(derived) && pairsOf(base).get(derived) === schema;
}

/** A schema that demands both. Annotations of `derived` win. */
export function bothOf(base: unknown, derived: unknown): Schema {
  if (base === false || derived === false) return false;
  if (typeof base !== 'object' || base === null) return derived as Schema;
  if (typeof derived !== 'object' || derived === null) return base as Schema;
  if (base === derived || (isReference(base) && jsonText(base) === jsonText(derived))) return base as Schema;
  const partners = pairsOf(base);
  const pair = partners.get(derived) ?? { allOf: [base, derived] };
  partners.set(derived, pair);
  return pair;
}

function isReference(schema: object): boolean {
  return '$ref' in schema;
}

function mergeMaps<Value>(
  first: Map<string, Value> | undefined,
  second: Map<string, Value> | undefined,
  merge: (first: Value, second: Value) => Value,
): Map<string, Value> | undefined {
  if (!first || !second) return first ?? second;
  const merged = new Map(first);
  for (const [key, value] of second) {
    const known = merged.get(key);
    merged.set(key, merged.has(key) ? merge(known as Value, value) : value);
  }
  return merged;
}

function commonTypes(first: string[], second: string[]): string[] {
  const fits = (type: string, types: string[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const common = [...first.filter((type) => fits(type, second)), ...second.filter((type) => fits(type, first))];
  const isContradiction = common.every((type) => type === 'null') && hasValues(first) && hasValues(second);
  // Unsatisfiable: show the original types rather than nothing.
  const contradiction = [first, second].map((types) => types.filter((type) => type !== 'null').join(' | ')).join(' & ');
  return [...new Set(isContradiction ? [contradiction, ...common] : common)];
}

function hasValues(types: string[]): boolean {
  return types.some((type) => type !== 'null');
}

function commonMultiple(first: number, second: number): number | undefined {
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(second) || first <= 0 || second <= 0) return undefined;
  let [a, b] = [first, second];
  while (b > 0) [a, b] = [b, a % b];
  const multiple = (first / a) * second;
  return Number.isSafeInteger(multiple) ? multiple : undefined;
}

/**
 * Intersects two schemas (`allOf`), in the order of the first. If two demands have no common form, the second is passed
 * to `also` and shown as a separate rule. Where both describe a field, annotations of `derived` win.
 */
export function intersect(
  first: Keywords,
  second: Keywords,
  derived: 'first' | 'second',
  also: (keywords: Keywords) => void,
): Keywords {
  const merge = (a: unknown, b: unknown) => (derived === 'second' ? bothOf(a, b) : bothOf(b, a));
  const merged: Keywords = { ...second, ...first };
  for (const key of HIGHEST) keep(merged, key, highest(first[key], second[key]));
  for (const key of LOWEST) keep(merged, key, lowest(first[key], second[key]));
  for (const key of EITHER) if (first[key] || second[key]) merged[key] = true;
  for (const key of BOTH) {
    if (key in first && key in second) merged[key] = merge(first[key], second[key]);
  }
  if (first.types && second.types) merged.types = commonTypes(first.types, second.types);
  merged.properties = mergeMaps<unknown>(first.properties, second.properties, merge);
  merged.patternProperties = mergeMaps<unknown>(first.patternProperties, second.patternProperties, merge);
  merged.dependentSchemas = mergeMaps<unknown>(first.dependentSchemas, second.dependentSchemas, merge);
  merged.dependentRequired = mergeMaps(first.dependentRequired, second.dependentRequired, (a, b) => [
    ...new Set([...a, ...b]),
  ]);
  merged.required = union(first.required, second.required);
  merged.patterns = union(first.patterns, second.patterns);
  if (first.format && second.format && first.format !== second.format) {
    merged.format = `${first.format} & ${second.format}`;
  }
  if (first.raw || second.raw) merged.raw = [...new Set([...(first.raw ?? []), ...(second.raw ?? [])])];
  if (first.not !== undefined && second.not !== undefined) merged.not = { anyOf: [first.not, second.not] };
  mergeValues(merged, first, second, also);
  mergeSeparately(merged, first, second, also);
  for (const key of [
    'properties',
    'patternProperties',
    'dependentSchemas',
    'dependentRequired',
    'required',
    'patterns',
  ] as const) {
    if (merged[key] === undefined) delete merged[key];
  }
  return merged;
}

function highest(first: number | undefined, second: number | undefined): number | undefined {
  return first === undefined || second === undefined ? (first ?? second) : Math.max(first, second);
}

function lowest(first: number | undefined, second: number | undefined): number | undefined {
  return first === undefined || second === undefined ? (first ?? second) : Math.min(first, second);
}

function keep(keywords: Keywords, key: (typeof HIGHEST | typeof LOWEST)[number], value: number | undefined): void {
  if (value !== undefined) keywords[key] = value;
}

function union(first: string[] | undefined, second: string[] | undefined): string[] | undefined {
  return first && second ? [...new Set([...first, ...second])] : (first ?? second);
}

function mergeValues(merged: Keywords, first: Keywords, second: Keywords, also: (keywords: Keywords) => void): void {
  if (first.enum && second.enum) {
    const allowed = new Set(second.enum.map(({ value }) => jsonText(value)));
    const common = first.enum.filter(({ value }) => allowed.has(jsonText(value)));
    if (common.length > 0) merged.enum = common;
    else also({ enum: second.enum });
  }
  if ('const' in first && 'const' in second && jsonText(first.const) !== jsonText(second.const)) {
    also({ const: second.const });
  }
  if (first.multipleOf !== undefined && second.multipleOf !== undefined) {
    merged.multipleOf = commonMultiple(first.multipleOf, second.multipleOf) ?? first.multipleOf;
    if (merged.multipleOf % second.multipleOf !== 0) also({ multipleOf: second.multipleOf });
  }
  if (first.prefixItems && second.prefixItems) {
    const [long, short] =
      first.prefixItems.length >= second.prefixItems.length
        ? [first.prefixItems, second.prefixItems]
        : [second.prefixItems, first.prefixItems];
    merged.prefixItems = long.map((item, index) => (index < short.length ? bothOf(item, short[index]) : item));
  }
}

/** Groups of keywords that only have meaning together; a schema has one of each group. */
const TOGETHER = [
  ['oneOf'],
  ['anyOf'],
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
] as const satisfies Array<Array<keyof Keywords>>;

function mergeSeparately(
  merged: Keywords,
  first: Keywords,
  second: Keywords,
  also: (keywords: Keywords) => void,
): void {
  for (const keys of TOGETHER) {
    if (!(keys[0] in first) || !(keys[0] in second)) continue;
    const set: Keywords = Object.fromEntries(keys.flatMap((key) => (key in second ? [[key, second[key]]] : [])));
    if (
      jsonText(set) !== jsonText(Object.fromEntries(keys.flatMap((key) => (key in first ? [[key, first[key]]] : []))))
    )
      also(set);
    for (const key of keys) if (!(key in first)) delete merged[key];
  }
}
