import { branchesOf } from '../../schema/core/combine/branches';
import type { Keywords } from '../../schema/core/keywords/keywords';
import { readKeywords } from '../../schema/core/keywords/readKeywords';
import { followReference, type Scope } from '../../schema/core/keywords/references';
import { MAX_DEPTH } from '../../schema/core/limits';
import { isObject, type JsonObject } from '../../shared/core/json';
import { schemaRef } from '../../shared/core/pointer';
import type { ValueContext } from './context';

interface Variant {
  schema: JsonObject;
  excludes(other: JsonObject): boolean;
}

/** The variant named by the discriminator property. JSON Schema does not require this, but every client does. */
export function namedVariant(
  value: JsonObject,
  keywords: Keywords,
  base: JsonObject,
  scope: Scope | undefined,
  context: ValueContext,
): Variant | undefined {
  const { discriminator } = keywords;
  const name = discriminator && value[discriminator.propertyName];
  if (typeof name !== 'string') return undefined;
  const { shapes } = context;
  const branches = branchesOf({ keywords, inside: (schema) => shapes.of(schema, scope) }).flatMap(
    ({ schema, values }) => (isObject(schema) ? [{ schema: followAll(schema, scope, context), values }] : []),
  );
  const isOther = (other: JsonObject, variant: JsonObject) =>
    other !== variant && !extendsBase(variant, other, scope, context);
  const named = branches.find(({ values }) => values.includes(name))?.schema;
  if (named) {
    return {
      schema: named,
      excludes: (other) => isOther(other, named) && branches.some(({ schema }) => schema === other),
    };
  }
  // Without a mapping, any schema that extends the base is a variant, by its name.
  const target =
    branches.length > 0 || discriminator?.explicitOnly ? undefined : shapes.source.resolve(schemaRef(name));
  if (!isObject(target) || !extendsBase(target, base, scope, context)) return undefined;
  return {
    schema: target,
    excludes: (other) => isOther(other, target) && extendsBase(other, base, scope, context),
  };
}

/** Follows a chain of references. */
export function followAll(schema: JsonObject, scope: Scope | undefined, context: ValueContext, hops = 0): JsonObject {
  const { ref } = readKeywords(schema);
  const target = ref === undefined || hops > MAX_DEPTH ? undefined : followReference(ref, scope, context.shapes.source);
  return isObject(target) ? followAll(target, scope, context, hops + 1) : schema;
}

function extendsBase(
  schema: JsonObject,
  base: JsonObject,
  scope: Scope | undefined,
  context: ValueContext,
  depth = 0,
): boolean {
  if (depth > MAX_DEPTH) return false;
  return (readKeywords(schema).allOf ?? []).filter(isObject).some((member) => {
    const target = followAll(member, scope, context);
    return target === base || extendsBase(target, base, scope, context, depth + 1);
  });
}
