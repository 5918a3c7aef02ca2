import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { referenceName } from '../../../shared/core/pointer';
import type { Discriminator } from '../keywords/kinds';
import { mappedReference } from '../keywords/references';
import { findAlias } from './alias';
import type { Branch, Shape } from './types';

/** The values that select a branch: from the mapping, else from the branch's constant, else its name if allowed. */
function valuesOf(
  { schema, ref }: { schema: unknown; ref?: string },
  { mapping, propertyName, explicitOnly }: Discriminator,
  whole: Pick<Shape, 'inside'>,
): string[] {
  const mapped = mapping.filter(({ target }) => mappedReference(target) === ref);
  if (mapped.length > 0) return mapped.map(({ value }) => value);
  const property = whole.inside(schema).keywords.properties?.get(propertyName);
  const { enum: values, ...keywords } = whole.inside(property).keywords;
  const allowed = 'const' in keywords ? [keywords.const] : values?.map(({ value }) => value);
  if (allowed?.length === 1) return allowed.map(String);
  // Only a named schema is selected by its name.
  if (explicitOnly || ref === undefined) return [];
  const name = referenceName(ref);
  return !allowed || allowed.includes(name) ? [name] : [];
}

const referencesOf = once((_discriminator: Discriminator) => new Map<string, JsonObject>());

/** The schema of a mapping target. Always the same object, so that recursion is detected. */
function referenceIn(discriminator: Discriminator, ref: string): JsonObject {
  const known = referencesOf(discriminator);
  const reference = known.get(ref) ?? { $ref: ref };
  known.set(ref, reference);
  return reference;
}

/** The variants of a value: those that are listed, and those that only the discriminator names. */
export function branchesOf(shape: Pick<Shape, 'keywords' | 'inside'>): Branch[] {
  const { keywords } = shape;
  const { discriminator } = keywords;
  const fallback = discriminator?.defaultMapping && mappedReference(discriminator.defaultMapping);
  const branches = (keywords.oneOf ?? keywords.anyOf ?? []).map((schema) => ({
    schema,
    ref: isObject(schema) ? findAlias(schema)?.ref : undefined,
  }));
  const targets = [...(discriminator?.mapping.map(({ target }) => mappedReference(target)) ?? []), fallback ?? ''];
  for (const ref of new Set(targets)) {
    if (discriminator && ref !== '' && !branches.some((branch) => branch.ref === ref)) {
      branches.push({ schema: referenceIn(discriminator, ref), ref });
    }
  }
  return branches.map(({ schema, ref }) => ({
    schema,
    ...(ref === undefined ? {} : { name: referenceName(ref) }),
    values: discriminator ? valuesOf({ schema, ref }, discriminator, shape) : [],
    isDefault: ref !== undefined && ref === fallback,
  }));
}
