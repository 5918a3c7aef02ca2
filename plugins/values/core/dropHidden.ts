import { layersOf, propertyIn } from '../../schema/core/combine/layers';
import { MAX_DEPTH } from '../../schema/core/limits';
import { isHidden } from '../../schema/core/reader';
import type { SchemaSource } from '../../schema/core/types';
import type { Json } from '../../shared/core/json';

export function dropHidden(value: Json, schema: unknown, source: SchemaSource, depth = 0): Json {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  const layers = layersOf(schema, source);
  const inner = (member: Json, schemas: unknown[]) =>
    schemas.reduce<Json>((result, next) => dropHidden(result, next, source, depth + 1), member);
  if (Array.isArray(value)) {
    const items = layers.map((layer) => layer.items);
    return value.map((item) => inner(item, items));
  }
  const shown = Object.entries(value).flatMap(([name, member]): Array<[string, Json]> => {
    const schemas = propertyIn(layers, name);
    return schemas.some(isHidden) ? [] : [[name, inner(member, schemas)]];
  });
  return Object.fromEntries(shown);
}
