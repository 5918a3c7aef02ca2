import { isObject, type JsonObject } from '../../../shared/core/json';
import { findByRef, isReference, printRef } from '../../../shared/core/pointer';

/**
 * A schema that refers to a generic one, and says by `$dynamicAnchor` what its `$dynamicRef`s mean, gets a copy of it
 * with plain references. References are pointers already. Changes `node`, at `keys` in `file`.
 */
export function bindDynamic(file: JsonObject, node: JsonObject, keys: string[]): void {
  const meanings = new Map<string, string>();
  const offer = (schema: unknown, at: string[]) => {
    if (!isObject(schema) || typeof schema.$dynamicAnchor !== 'string') return;
    const isAlias = isReference(schema) && schema !== node && Object.keys(schema).length === 2;
    meanings.set(schema.$dynamicAnchor, isAlias ? schema.$ref : printRef(at));
  };
  for (const [key, schema] of Object.entries(isObject(node.$defs) ? node.$defs : {})) {
    offer(schema, [...keys, '$defs', key]);
  }
  offer(node, keys);
  if (meanings.size === 0 || typeof node.$ref !== 'string') return;

  let isBound = false;
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    const { $dynamicRef, ...rest } = value;
    const target = typeof $dynamicRef === 'string' ? findByRef(file, $dynamicRef) : undefined;
    const name = isObject(target) ? target.$dynamicAnchor : undefined;
    const meaning = typeof name === 'string' ? meanings.get(name) : undefined;
    isBound ||= meaning !== undefined;
    const bound = Object.entries(meaning === undefined ? value : { ...rest, $ref: meaning });
    return Object.fromEntries(bound.map(([key, child]) => [key, copy(child)]));
  };
  const generic = findByRef(file, node.$ref);
  if (!isObject(generic) || generic === node) return;
  const { $id: _, $dynamicAnchor: __, $defs: ___, ...bound } = copy(generic) as JsonObject;
  if (!isBound) return;
  delete node.$ref;
  node.allOf = [bound, ...(Array.isArray(node.allOf) ? node.allOf : [])];
}
