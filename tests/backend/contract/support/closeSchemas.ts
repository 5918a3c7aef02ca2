import { isObject, type Json, type JsonObject } from '../../../../plugins/shared/core/json';
import { findByRef } from '../../../../plugins/shared/core/pointer';

/** Makes unknown fields errors, except with `additionalProperties: true`. */
export function closeSchemas(document: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, copy(value as Json)]));

  function copy(node: Json): Json {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closeAt(key, value)]));
  }

  function closeAt(key: string, value: Json): Json {
    const copied = copy(value);
    if (key === 'properties' && isObject(copied))
      return Object.fromEntries(Object.entries(copied).map(([name, schema]) => [name, close(schema)]));
    return ['schema', 'items', 'additionalProperties'].includes(key) ? close(copied) : copied;
  }

  function close(schema: Json): Json {
    return namesFields(schema) ? { allOf: [schema], unevaluatedProperties: false } : schema;
  }

  function namesFields(schema: unknown): boolean {
    if (!isObject(schema)) return false;
    const { $ref, properties, allOf } = schema;
    if (typeof $ref === 'string') return namesFields(findByRef(document, $ref));
    return properties !== undefined || (Array.isArray(allOf) && allOf.some(namesFields));
  }
}
