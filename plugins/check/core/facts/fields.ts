import type { ApiModel } from '../../../openapi';
import { isObject, type JsonObject, list } from '../../../shared/core/json';

export interface Field {
  name: string;
  schema: JsonObject;
  isRequired: boolean;
}

/** The schema with its references followed; keys beside a reference take precedence. */
export function resolveSchema(model: Pick<ApiModel, 'resolve'>, schema: unknown, depth = 0): JsonObject {
  if (!isObject(schema)) return {};
  if (typeof schema.$ref !== 'string' || depth > 20) return schema;
  const { $ref, ...own } = schema;
  return { ...resolveSchema(model, model.resolve($ref), depth + 1), ...own };
}

/** Fields of an object, with those of all parts that it is combined from. */
export function fieldsOf(model: ApiModel, schema: unknown, depth = 0): Map<string, Field> {
  const fields = new Map<string, Field>();
  if (depth > 8) return fields;
  const resolved = resolveSchema(model, schema);
  for (const part of list(resolved.allOf)) {
    for (const [name, field] of fieldsOf(model, part, depth + 1)) fields.set(name, merge(fields.get(name), field));
  }
  for (const branches of [list(resolved.oneOf), list(resolved.anyOf)]) {
    const found = branches.map((branch) => fieldsOf(model, branch, depth + 1));
    for (const [name, field] of found.flatMap((branch) => [...branch])) {
      // What one branch requires, a value of another one may lack.
      const isRequired = found.every((branch) => branch.get(name)?.isRequired);
      fields.set(name, merge(fields.get(name), { ...field, isRequired }));
    }
  }
  const required = new Set(requiredNames(model, resolved, depth));
  for (const [name, inner] of Object.entries(isObject(resolved.properties) ? resolved.properties : {})) {
    const field = { name, schema: resolveSchema(model, inner), isRequired: required.has(name) };
    fields.set(name, merge(fields.get(name), field));
  }
  for (const name of required) {
    const field = fields.get(name);
    if (field) fields.set(name, { ...field, isRequired: true });
  }
  return fields;
}

/** Whether fields that the schema does not name are part of its design. */
export function isOpen(model: ApiModel, schema: unknown, depth = 0): boolean {
  const resolved = resolveSchema(model, schema);
  if (depth > 8) return true;
  const { additionalProperties, properties } = resolved;
  if (additionalProperties !== undefined && additionalProperties !== false) return true;
  if (resolved.patternProperties !== undefined || resolved.not !== undefined) return true;
  const parts = [...list(resolved.allOf), ...list(resolved.oneOf), ...list(resolved.anyOf)];
  if (parts.length > 0) return parts.some((part) => fieldsOf(model, part).size > 0 && isOpen(model, part, depth + 1));
  return properties === undefined;
}

function requiredNames(model: ApiModel, schema: JsonObject, depth: number): string[] {
  const own = list(schema.required).filter((name) => typeof name === 'string');
  if (depth > 8) return own;
  return [...own, ...list(schema.allOf).flatMap((part) => requiredNames(model, resolveSchema(model, part), depth + 1))];
}

function merge(before: Field | undefined, field: Field): Field {
  if (!before) return field;
  const schema = { ...before.schema, ...field.schema };
  return { name: field.name, schema, isRequired: before.isRequired || field.isRequired };
}
