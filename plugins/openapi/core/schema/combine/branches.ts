import { once } from '../../../../shared/cache';
import { isObject, type JsonObject } from '../../json';
import { referenceName } from '../../pointer';
import type { Walk } from '../describe/walk';
import type { Discriminator, Keywords } from '../keywords/keywords';
import { mappedReference, type Scope } from '../keywords/references';
import { findAlias } from './alias';
import { unfold } from './unfold';

export interface Branch {
  schema: unknown;
  name?: string;
  values: string[];
  isDefault: boolean;
}

function readValues(
  schema: unknown,
  scope: Scope | undefined,
  walk: Walk,
): { constants: string[]; allows(value: string): boolean } {
  const keywords = isObject(schema) ? unfold(schema, scope, walk).keywords : {};
  const { enum: values } = keywords;
  const constants =
    'const' in keywords ? [keywords.const] : values?.length === 1 ? values.map(({ value }) => value) : [];
  return {
    constants: constants.map(String),
    allows: (value) => !values || values.some((one) => one.value === value),
  };
}

/** The values that select a branch: from the mapping, else from the branch's constant, else its name if allowed. */
function valuesOf(
  schema: unknown,
  ref: string | undefined,
  discriminator: Discriminator,
  scope: Scope | undefined,
  walk: Walk,
): string[] {
  const mapped = discriminator.mapping.filter(({ target }) => mappedReference(target) === ref);
  if (mapped.length > 0) return mapped.map(({ value }) => value);
  if (!isObject(schema)) return [];
  const { properties } = unfold(schema, scope, walk).keywords;
  const { constants, allows } = readValues(properties?.get(discriminator.propertyName), scope, walk);
  if (constants.length > 0 || ref === undefined || discriminator.explicitOnly) return constants;
  // Only a named schema is selected by its name.
  if (!/^[^#]*#\/(components\/schemas|definitions|\$defs)\/[^/]+$/.test(ref)) return [];
  return [referenceName(ref)].filter(allows);
}

const referencesOf = once((_discriminator: Discriminator) => new Map<string, JsonObject>());

/** The schema of a mapping target. Always the same object, so that recursion is detected. */
function referenceIn(discriminator: Discriminator, ref: string): JsonObject {
  const known = referencesOf(discriminator);
  const reference = known.get(ref) ?? { $ref: ref };
  known.set(ref, reference);
  return reference;
}

export function branchesOf(keywords: Keywords, scope: Scope | undefined, walk: Walk): Branch[] {
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
    values: discriminator ? valuesOf(schema, ref, discriminator, scope, walk) : [],
    isDefault: ref !== undefined && ref === fallback,
  }));
}
