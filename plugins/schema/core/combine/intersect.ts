import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { words } from '../../../shared/core/words';
import { jsonText } from '../keywords/jsonText';
import type { Keywords } from '../keywords/keywords';
import type { EnumValue } from '../keywords/kinds';
import { type Keyword, keysWith, ROWS } from '../table';
import type { Schema } from '../types';

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
  if (base === derived || ('$ref' in base && jsonText(base) === jsonText(derived))) return base as Schema;
  const partners = pairsOf(base);
  const pair = partners.get(derived) ?? { allOf: [base, derived] };
  partners.set(derived, pair);
  return pair;
}

function mergeMaps<Value>(
  first: Map<string, Value>,
  second: Map<string, Value>,
  merge: (first: Value, second: Value) => Value,
): Map<string, Value> {
  const merged = new Map(first);
  for (const [key, value] of second) merged.set(key, merged.has(key) ? merge(merged.get(key) as Value, value) : value);
  return merged;
}

function union<Item>(first: Item[], second: Item[]): Item[] {
  return [...new Set([...first, ...second])];
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

function commonValues(first: EnumValue[], second: EnumValue[]): EnumValue[] {
  const allowed = new Set(second.map(({ value }) => jsonText(value)));
  return first.filter(({ value }) => allowed.has(jsonText(value)));
}

interface Merge {
  both(first: unknown, second: unknown): Schema;
  /** Takes demands that have no common form. */
  also(keywords: Keywords): void;
}

type Demands = Required<Keywords>;

type Combine<Given = never, Made = unknown> = (first: Given, second: Given, merge: Merge) => Made;

/** How two demands become one, for the keywords whose rows cannot say it. */
const OWN_WAYS: { [Key in keyof Demands]?: Combine<Demands[Key], Demands[Key]> } = {
  types: commonTypes,
  format: (a, b) => (a && b && a !== b ? `${a} & ${b}` : a),
  raw: union,
  not: (a, b) => ({ anyOf: [a, b] }),
  prefixItems(a, b) {
    const [long, short] = a.length >= b.length ? [a, b] : [b, a];
    return long.map((item, index) => (index < short.length ? bothOf(item, short[index]) : item));
  },
  enum(a, b, { also }) {
    const common = commonValues(a, b);
    if (common.length === 0) also({ enum: b });
    return common.length > 0 ? common : a;
  },
  const(a, b, { also }) {
    if (jsonText(a) !== jsonText(b)) also({ const: b });
    return a;
  },
  multipleOf(a, b, { also }) {
    const multiple = commonMultiple(a, b) ?? a;
    if (multiple % b !== 0) also({ multipleOf: b });
    return multiple;
  },
};

const STRICTER: Record<NonNullable<Keyword['stricter']>, Combine> = {
  higher: (a: number, b: number) => Math.max(a, b),
  lower: (a: number, b: number) => Math.min(a, b),
  true: (a: boolean, b: boolean) => a || b,
  all: (a: string[] | Map<string, string[]>, b: string[] | Map<string, string[]>) =>
    a instanceof Map && b instanceof Map ? mergeMaps(a, b, union) : union([...a], [...b]),
  both: (a: unknown, b: unknown, { both }: Merge) =>
    a instanceof Map && b instanceof Map ? mergeMaps<unknown>(a, b, both) : both(a, b),
};

const COMBINATIONS = new Map<keyof Keywords, Combine>([
  ...ROWS.flatMap(
    ({ key, stricter, with: group }): Array<[keyof Keywords, Combine]> =>
      stricter && group === undefined ? [[key, STRICTER[stricter]]] : [],
  ),
  ...(Object.entries(OWN_WAYS) as Array<[keyof Keywords, Combine]>),
]);

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
  const both: Merge['both'] = (a, b) => (derived === 'second' ? bothOf(a, b) : bothOf(b, a));
  const merged: Keywords = { ...second, ...first };
  for (const [key, combine] of COMBINATIONS) {
    const [a, b] = [first[key], second[key]];
    if (a === undefined || b === undefined) continue;
    Object.assign(merged, { [key]: combine(a as never, b as never, { both, also }) });
  }
  for (const keys of TOGETHER) {
    const [before, after] = [pick(first, keys), pick(second, keys)];
    const [main] = keys;
    if (main === undefined || !(main in before) || !(main in after)) continue;
    if (jsonText(before) !== jsonText(after)) also(after);
    for (const key of keys) if (!(key in before)) delete merged[key];
  }
  return merged;
}

const TOGETHER = words('oneOf anyOf if contains').map((group) => keysWith({ with: group }));

function pick(keywords: Keywords, keys: ReadonlyArray<keyof Keywords>): Keywords {
  return Object.fromEntries(keys.flatMap((key) => (key in keywords ? [[key, keywords[key]]] : [])));
}
