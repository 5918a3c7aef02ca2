import { isObject, type Json } from '../json';
import { isHidden } from '../model/reader';
import type { SchemaSource } from '../schema/types';

const MAX_DEPTH = 32;

export function dropHidden(value: Json, schema: unknown, source: SchemaSource, depth = 0): Json {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  const places = placesOf(schema, source);
  const inner = (member: Json, schemas: unknown[]) =>
    schemas.reduce<Json>((result, next) => dropHidden(result, next, source, depth + 1), member);
  if (Array.isArray(value))
    return value.map((item) =>
      inner(
        item,
        places.map(({ items }) => items),
      ),
    );
  const shown = Object.entries(value).flatMap(([name, member]): Array<[string, Json]> => {
    const schemas = places.flatMap(({ properties }) =>
      isObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
    );
    return schemas.some(isHidden) ? [] : [[name, inner(member, schemas)]];
  });
  return Object.fromEntries(shown);
}

export function placesOf(
  schema: unknown,
  source: SchemaSource,
  seen = new Set<object>(),
): Array<Record<string, unknown>> {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const target = typeof schema.$ref === 'string' ? [source.resolve(schema.$ref)] : [];
  return [schema, ...[...target, ...parts].flatMap((part) => placesOf(part, source, seen))];
}
