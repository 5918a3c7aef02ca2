import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { findNode, parseFragment, schemaRef } from '../../../shared/core/pointer';
import type { Schema, SchemaContext } from '../types';

/** Enclosing schemas that references such as `#/$defs/Money` or `#node` may point into, innermost first. */
export interface Scope {
  schema: JsonObject;
  outer: Scope | undefined;
}

/** A schema with the schemas around it, which its references may point into. */
export interface Placed {
  schema: unknown;
  scope: Scope | undefined;
}

/** A discriminator mapping may name a schema by its bare name. */
export function mappedReference(target: string): string {
  return /[#/]|\.(?:json|ya?ml)$/.test(target) ? target : schemaRef(target);
}

function isSchema(value: unknown): value is Schema {
  return isObject(value) || typeof value === 'boolean';
}

function definitionsOf(schema: JsonObject): JsonObject[] {
  return [schema['$defs'], schema['definitions']].filter(isObject);
}

function findAnchor(schema: JsonObject, name: string): unknown {
  const candidates = [schema, ...definitionsOf(schema).flatMap((definitions) => Object.values(definitions))];
  return candidates.find(
    (candidate) => isObject(candidate) && (candidate['$anchor'] === name || candidate['$dynamicAnchor'] === name),
  );
}

/** Resolves a reference in the document or, for assembled documents, in the enclosing schemas. */
export function followReference(
  ref: string,
  scope: Scope | undefined,
  context: Pick<SchemaContext, 'resolve'>,
): Schema | undefined {
  // `#` is the enclosing schema, but the resolver would return the document.
  if (ref === '#') return scope?.schema;
  const target = context.resolve(ref);
  if (isSchema(target)) return target;
  for (let inner = scope; inner && ref.startsWith('#'); inner = inner.outer) {
    const found = ref.startsWith('#/')
      ? findNode(inner.schema, parseFragment(ref.slice(1)))
      : findAnchor(inner.schema, ref.slice(1));
    if (isSchema(found)) return found;
  }
  return undefined;
}

const copiesOf = once((_schema: JsonObject): JsonObject[] => []);

/** Copies the definitions in scope into a schema shown elsewhere; the same copy for the same scope. */
export function withDefinitions(schema: Schema, scope: Scope | undefined): Schema {
  const definitions: JsonObject[] = [];
  for (let inner = scope; inner; inner = inner.outer) definitions.unshift(...definitionsOf(inner.schema));
  if (definitions.length === 0 || !isObject(schema) || definitionsOf(schema).length > 0) return schema;
  const $defs: JsonObject = Object.assign({}, ...definitions);
  const made = copiesOf(schema);
  const known = made.find((copy) => haveSameValues(copy['$defs'] as JsonObject, $defs));
  if (known) return known;
  const copy = { ...schema, $defs };
  made.push(copy);
  return copy;
}

function haveSameValues(a: JsonObject, b: JsonObject): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key]);
}
