import type { Json } from '../../../shared/core/json';
import { MAX_DEPTH } from '../limits';
import type { SchemaSource } from '../types';
import { layersOf, propertyIn } from './layers';

/** A value without the fields that one of their schemas excludes, such as those of another direction. */
export function dropFields(
  value: Json,
  schema: unknown,
  source: SchemaSource,
  isDropped: (schema: unknown) => boolean,
  depth = 0,
): Json {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  const layers = layersOf(schema, source);
  const inner = (member: Json, schemas: unknown[]) =>
    schemas.reduce<Json>((result, next) => dropFields(result, next, source, isDropped, depth + 1), member);
  if (Array.isArray(value)) {
    const items = layers.map((layer) => layer.items);
    return value.map((item) => inner(item, items));
  }
  const kept = Object.entries(value).flatMap(([name, member]): Array<[string, Json]> => {
    const schemas = propertyIn(layers, name);
    return schemas.some(isDropped) ? [] : [[name, inner(member, schemas)]];
  });
  return Object.fromEntries(kept);
}
