import type { ApiModel } from '../../../openapi';
import { isObject, list } from '../../../shared/core/json';
import { probeBackend } from '../backend/probeBackend';
import { specRule } from '../engine/rule';
import { contentsOf, resultOf } from '../facts/buildFacts';
import { fieldsOf, resolveSchema } from '../facts/fields';

interface Seen {
  with: number;
  without: number;
}

/** A field that may be absent, but never is. */
export const neverAbsent = specRule({
  id: 'never-absent',
  severity: 'warning',
  needsAll: true,
  about:
    'A field of a result that is not required is absent in an example, or in an answer of the sandbox, or nobody has one.',
  *check(project, facts) {
    const { model } = facts;
    const seen = new Map<string, Seen>();
    for (const operation of model.operations) {
      for (const { schema, examples } of [...contentsOf(operation), ...operation.parameters]) {
        for (const { value } of examples) count(model, schema, value, seen);
      }
    }
    if (project.backend) {
      for (const { operation, result } of probeBackend(project.backend.module, facts)) {
        const data = resultOf(model, operation);
        if (data && result !== undefined) count(model, data, result, seen);
      }
    }
    for (const entity of model.entities) {
      for (const { name, isRequired } of fieldsOf(model, entity.schema).values()) {
        // An entity that adds to others shares their optional fields.
        const found = [entity.name, ...namesOf(model, entity.schema)].map((one) => seen.get(`${one}.${name}`));
        if (isRequired || !found[0]?.with || found.some((one) => one && one.without > 0)) continue;
        const message = `\`${name}\` of \`${entity.name}\` is not required, but no example or answer is without it.`;
        const hint = 'Require it, or leave it out in one of the examples.';
        yield { at: entity.source, message, hint };
      }
    }
  },
});

function count(model: ApiModel, schema: unknown, value: unknown, seen: Map<string, Seen>, depth = 0): void {
  if (depth > 10) return;
  const resolved = resolveSchema(model, schema);
  if (Array.isArray(value)) {
    for (const item of value) count(model, resolved.items, item, seen, depth + 1);
    return;
  }
  if (!isObject(value)) return;
  const fields = fieldsOf(model, resolved);
  for (const entity of namesOf(model, schema)) {
    for (const name of fields.keys()) {
      const known = seen.get(`${entity}.${name}`) ?? { with: 0, without: 0 };
      if (Object.hasOwn(value, name)) known.with += 1;
      else known.without += 1;
      seen.set(`${entity}.${name}`, known);
    }
  }
  for (const [name, inner] of Object.entries(value)) {
    const own = rawField(model, schema, name) ?? resolved.additionalProperties;
    if (own !== undefined) count(model, own, inner, seen, depth + 1);
  }
}

/** Entities that a schema refers to, itself or through `allOf`. */
function namesOf(model: ApiModel, schema: unknown, depth = 0): string[] {
  if (!isObject(schema) || depth > 6) return [];
  const own =
    typeof schema.$ref === 'string'
      ? model.entities.filter(({ ref }) => ref === schema.$ref).map(({ name }) => name)
      : [];
  const target = typeof schema.$ref === 'string' ? model.resolve(schema.$ref) : schema;
  const parts = isObject(target) ? list(target.allOf) : [];
  return [...own, ...parts.flatMap((part) => namesOf(model, part, depth + 1))];
}

/** The schema of a field with its reference, which names the entity. */
function rawField(model: ApiModel, schema: unknown, name: string, depth = 0): unknown {
  const resolved = resolveSchema(model, schema);
  if (depth > 6) return undefined;
  if (isObject(resolved.properties) && Object.hasOwn(resolved.properties, name)) {
    const own = resolved.properties[name];
    const isEmpty = isObject(own) && typeof own.$ref !== 'string' && own.type === undefined && own.allOf === undefined;
    if (!isEmpty) return own;
  }
  for (const part of list(resolved.allOf)) {
    const found = rawField(model, part, name, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
