import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { referenceName } from '../../../shared/core/pointer';
import { mappedReference } from '../keywords/references';
import { type Followed, followAll, joined, propertiesNamed } from './follow';
import { refuse } from './refuse';
import type { At, Part, Run } from './types';

interface Variant extends Followed {
  schema: JsonObject;
}

interface Variants {
  byName: Map<string, Variant>;
  /** For values that name no variant (OpenAPI 3.2). */
  fallback: Variant | undefined;
}

/**
 * Checks a value that names its variant by a discriminator: it must be that variant, and no other. JSON Schema does not
 * require this, but every client does. `undefined`: it names none.
 */
export function checkVariant(value: JsonObject, at: At): boolean | undefined {
  const variant = findVariant(value, at);
  if (!variant) return undefined;
  const { run, part } = at;
  for (let around: Part | undefined = part; around; around = around.outer) {
    if (isOther(around, variant, at)) {
      const { propertyName } = at.part.schema.discriminator as JsonObject;
      return refuse('discriminator', propertyName, value, at, { name: String(value[String(propertyName)]) });
    }
  }
  return run.here(value, variant.schema, at, { scope: variant.scope });
}

function findVariant(value: JsonObject, { part, run }: At): Variant | undefined {
  const { schema } = part;
  const { discriminator } = schema;
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return undefined;
  const variants = variantsOf(schema, part, run);
  const name = value[discriminator.propertyName];
  if (typeof name !== 'string') return variants.fallback;
  return variants.byName.get(name) ?? variants.fallback;
}

/** Whether a schema around is another variant, which a value of this one cannot be. */
function isOther({ schema: around }: Part, { schema }: Variant, { part, run }: At): boolean {
  if (around === schema || around === part.schema) return false;
  const { byName } = variantsOf(part.schema, part, run);
  const isVariant = [...byName.values()].some((one) => one.schema === around);
  return isVariant && !extendsBase(schema, around, part, run);
}

function extendsBase(schema: JsonObject, base: JsonObject, { scope }: Part, run: Run): boolean {
  for (const one of joined(schema, scope, run)) if (one.schema === base) return true;
  return false;
}

const variantsOf = once((schema: JsonObject, part: Part, run: Run): Variants => {
  const discriminator = schema.discriminator as JsonObject;
  const mapping = isObject(discriminator.mapping) ? Object.entries(discriminator.mapping) : [];
  const mapped = mapping.flatMap(([name, target]) =>
    typeof target === 'string' ? [{ name, ref: mappedReference(target) }] : [],
  );
  const follow = (branch: unknown): Variant | undefined => {
    const target = followAll(branch, part.scope, run);
    return isObject(target.schema) ? { schema: target.schema, scope: target.scope } : undefined;
  };
  const byName = new Map<string, Variant>();
  const add = (name: string, branch: unknown) => {
    const variant = follow(branch);
    if (variant && !byName.has(name)) byName.set(name, variant);
  };
  for (const { name, ref } of mapped) add(name, { $ref: ref });
  const branches = [...list(schema.oneOf), ...list(schema.anyOf)];
  for (const branch of branches) {
    const ref = aliasOf(branch);
    if (mapped.some((one) => one.ref === ref)) continue;
    for (const name of namesOf(branch, ref, discriminator, part, run)) add(name, branch);
  }
  const { defaultMapping } = discriminator;
  const fallback = typeof defaultMapping === 'string' ? follow({ $ref: mappedReference(defaultMapping) }) : undefined;
  return { byName, fallback };
});

/** The reference that a branch is, possibly with words beside it. */
function aliasOf(branch: unknown): string | undefined {
  if (!isObject(branch)) return undefined;
  if (typeof branch.$ref === 'string') return branch.$ref;
  const [only, ...others] = list(branch.allOf);
  return others.length === 0 && !('properties' in branch) ? aliasOf(only) : undefined;
}

/** A branch without a mapping is selected by the constant of its property, or by its name. */
function namesOf(branch: unknown, ref: string | undefined, discriminator: JsonObject, part: Part, run: Run): string[] {
  const values = isObject(branch) ? constantsOf(String(discriminator.propertyName), branch, part, run) : undefined;
  if (values?.length === 1) return values.map(String);
  if (ref === undefined || discriminator['x-explicitMappingOnly'] === true) return [];
  const name = referenceName(ref);
  return !values || values.includes(name) ? [name] : [];
}

function constantsOf(name: string, branch: JsonObject, { scope }: Part, run: Run): unknown[] | undefined {
  for (const property of propertiesNamed(name, { schema: branch, scope }, run)) {
    for (const { schema } of joined(property.schema, property.scope, run)) {
      if (Object.hasOwn(schema, 'const')) return [schema.const];
      if (Array.isArray(schema.enum)) return schema.enum;
    }
  }
  return undefined;
}

/** Whether all branches extend a base with a discriminator: that, and not the number of fitting branches, decides. */
export function areDiscriminated(branches: unknown[], { part, run }: At): boolean {
  return branches.every((branch) => {
    for (const { schema } of joined(branch, part.scope, run)) if (isObject(schema.discriminator)) return true;
    return false;
  });
}
