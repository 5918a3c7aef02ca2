import { isObject, type Json } from './json';
import type { ApiModel } from './model/types';

const MAX_DEPTH = 32;
/** What a field holds of which nothing is said but that it must be there. */
const ANYTHING = 'string';
/** Keywords whose values are an author's own: they stay as they are. */
const AUTHORED = ['example', 'examples', 'default', 'const', 'enum'];

/** Puts right what the sampler passes over: fields that are required but not described, and multiples. */
export function fitSample(value: Json, schema: unknown, model: ApiModel, depth = 0): Json {
  if (value === null || depth > MAX_DEPTH) return value;
  const parts = partsOf(schema, model);
  if (parts.some((part) => AUTHORED.some((key) => key in part))) return value;
  if (typeof value === 'number') return parts.reduce<number>(fitMultiple, value);
  if (typeof value !== 'object') return value;
  const fit = (member: Json, schemas: unknown[]) =>
    schemas.reduce<Json>((fitted, next) => fitSample(fitted, next, model, depth + 1), member);
  if (Array.isArray(value))
    return value.map((item) =>
      fit(
        item,
        parts.map(({ items }) => items),
      ),
    );
  const schemasOf = (name: string) =>
    parts.flatMap(({ properties }) =>
      isObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
    );
  const required = parts.flatMap((part) => (Array.isArray(part.required) ? part.required : []));
  const missing = required.filter(
    (name): name is string => typeof name === 'string' && !Object.hasOwn(value, name) && schemasOf(name).length === 0,
  );
  const members = Object.entries(value).map(([name, member]): [string, Json] => [name, fit(member, schemasOf(name))]);
  return Object.fromEntries([...members, ...missing.map((name): [string, Json] => [name, ANYTHING])]);
}

function fitMultiple(value: number, { multipleOf, maximum, exclusiveMaximum }: Record<string, unknown>): number {
  if (typeof multipleOf !== 'number' || multipleOf <= 0 || Number.isInteger(value / multipleOf)) return value;
  const above = Math.ceil(value / multipleOf) * multipleOf;
  const isTooLarge =
    (typeof maximum === 'number' && above > maximum) ||
    (typeof exclusiveMaximum === 'number' && above >= exclusiveMaximum);
  return isTooLarge ? value : above;
}

/** The schema behind references, with the parts of which the sampler makes a value: all of `allOf`, the first of a choice. */
function partsOf(schema: unknown, model: ApiModel, seen = new Set<object>()): Array<Record<string, unknown>> {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const all = Array.isArray(schema.allOf) ? schema.allOf : [];
  const choices = [schema.oneOf, schema.anyOf].flatMap((list) => (Array.isArray(list) ? list.slice(0, 1) : []));
  const target = typeof schema.$ref === 'string' ? model.resolve(schema.$ref) : undefined;
  return [schema, ...[target, ...all, ...choices.slice(0, 1)].flatMap((part) => partsOf(part, model, seen))];
}
