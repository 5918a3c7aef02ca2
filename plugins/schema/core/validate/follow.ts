import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { followReference, type Scope } from '../keywords/references';
import type { Schema } from '../types';
import type { At, Part, Run } from './types';

export interface Followed {
  schema: Schema | undefined;
  scope: Scope | undefined;
}

/** The target of a reference, whose own references may point into it. */
export function follow(ref: string, scope: Scope | undefined, { options }: Run): Followed {
  const schema = followReference(ref, scope, options);
  return { schema, scope: isObject(schema) ? { schema, outer: scope } : scope };
}

/** The schema at the end of a chain of references. */
export function followAll(schema: unknown, scope: Scope | undefined, run: Run): Followed {
  let found: Followed = { schema: isObject(schema) ? schema : undefined, scope };
  const seen = new Set<unknown>();
  while (isObject(found.schema) && typeof found.schema.$ref === 'string' && !seen.has(found.schema)) {
    seen.add(found.schema);
    const next = follow(found.schema.$ref, found.scope, run);
    if (!isObject(next.schema)) return found;
    found = next;
  }
  return found;
}

/** The schema with those that it is joined from: its references and the parts of `allOf`. */
export function* joined(
  schema: unknown,
  scope: Scope | undefined,
  run: Run,
  seen = new Set<unknown>(),
): Generator<{ schema: JsonObject; scope: Scope | undefined }> {
  if (!isObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  yield { schema, scope };
  if (typeof schema.$ref === 'string') {
    const target = follow(schema.$ref, scope, run);
    yield* joined(target.schema, target.scope, run, seen);
  }
  if (Array.isArray(schema.allOf)) for (const part of schema.allOf) yield* joined(part, scope, run, seen);
}

/** The schemas of a property in all that a schema is joined from. */
export function* propertiesNamed(name: string, whole: Pick<Part, 'schema' | 'scope'>, run: Run) {
  for (const { schema, scope } of joined(whole.schema, whole.scope, run)) {
    const { properties } = schema;
    if (isObject(properties) && Object.hasOwn(properties, name)) yield { schema: properties[name], scope };
  }
}

/** The names that a schema describes in any of its parts and branches. Nothing if it allows all. */
export function describedNames(
  schema: unknown,
  scope: Scope | undefined,
  run: Run,
  seen = new Set<unknown>(),
): Set<string> | undefined {
  const names = new Set<string>();
  for (const part of joined(schema, scope, run, seen)) {
    const {
      properties,
      patternProperties,
      additionalProperties = false,
      not,
      oneOf,
      anyOf,
      if: condition,
    } = part.schema;
    if (patternProperties !== undefined || additionalProperties !== false || not !== undefined) return undefined;
    for (const name of Object.keys(isObject(properties) ? properties : {})) names.add(name);
    for (const branch of [...list(oneOf), ...list(anyOf), condition, part.schema.then, part.schema.else]) {
      const more = isObject(branch) ? describedNames(branch, part.scope, run, seen) : undefined;
      for (const name of more ?? []) names.add(name);
    }
  }
  return names;
}

/** Whether a schema around this one describes a property: a part that allows no others accepts these too. */
export function isDescribed(name: string, { part, run }: At): boolean {
  for (let around: Part | undefined = part; around; around = around.outer) {
    for (const _ of propertiesNamed(name, around, run)) return true;
  }
  return false;
}
