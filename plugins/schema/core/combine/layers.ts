import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { findNode, isReference } from '../../../shared/core/pointer';
import type { SchemaSource } from '../types';

/** All schemas that describe a value: the schema, the targets of its references, its parts and its variants. */
export function layersOf(schema: unknown, source: SchemaSource, seen = new Set<object>()): JsonObject[] {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const target = isReference(schema) ? [source.resolve(schema.$ref)] : [];
  const parts = [...target, ...list(schema.allOf), ...list(schema.oneOf), ...list(schema.anyOf)];
  return [schema, ...parts.flatMap((part) => layersOf(part, source, seen))];
}

/** What each layer says about a property. */
export function propertyIn(layers: JsonObject[], name: string): unknown[] {
  return layers.map((layer) => findNode(layer, ['properties', name])).filter((property) => property !== undefined);
}
