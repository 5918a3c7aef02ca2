import type { ApiModel } from '../../../openapi';
import { MORE, UNKNOWN } from '../samples/literals';
import { enumValues } from './buildFacts';
import { fieldsOf, isObject, isOpen, list, resolveSchema } from './fields';
import { findExcess } from './findExcess';

export interface Mismatch {
  path: string[];
  message: string;
  name?: string;
  known?: string[];
}

/** Finds the first differences between a value and its schema; also fields that the schema does not name. */
export function validateJson(model: ApiModel, schema: unknown, value: unknown, path: string[] = []): Mismatch[] {
  if (path.length > 12 || schema === true || schema === undefined || value === UNKNOWN) return [];
  const resolved = resolveSchema(model, schema);
  const types = [...list(resolved.type), resolved.type].filter((type): type is string => typeof type === 'string');
  const parts = list(resolved.allOf);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return [{ path, message: `${nameOf(path)} is ${types.map(withArticle).join(' or ')} in the document` }];
  }
  const constants = enumValues(resolved);
  if (constants.length > 0 && !constants.includes(value)) {
    return [{ path, message: `${nameOf(path)} is one of ${constants.join(', ')} in the document` }];
  }
  const excess = findExcess(resolved, value);
  if (excess) return [{ path, message: `${nameOf(path)} is ${excess} in the document` }];
  if (Array.isArray(value))
    return value.slice(0, 20).flatMap((item, at) => validateJson(model, resolved.items, item, [...path, `${at}`]));
  if (!isObject(value)) return [];
  const fields = fieldsOf(model, resolved);
  const open = isOpen(model, resolved) || (fields.size === 0 && parts.length === 0);
  const found: Mismatch[] = [];
  for (const [name, inner] of Object.entries(value)) {
    const field = fields.get(name);
    if (field) found.push(...validateJson(model, field.schema, inner, [...path, name]));
    else if (!open) {
      const message = `the document has no field \`${name}\`${path.length > 0 ? ` in ${nameOf(path)}` : ''}`;
      found.push({ path, name, message, known: [...fields.keys()] });
    } else if (isObject(resolved.additionalProperties)) {
      found.push(...validateJson(model, resolved.additionalProperties, inner, [...path, name]));
    }
  }
  for (const { name, isRequired } of fields.values()) {
    if (isRequired && !Object.hasOwn(value, name) && !Object.hasOwn(value, MORE))
      found.push({ path, message: `the required field \`${name}\` is missing`, name });
  }
  return found;
}

function withArticle(type: string): string {
  return type === 'null' ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function nameOf(path: string[]): string {
  const name = path.filter((part) => !/^\d+$/.test(part)).at(-1);
  return name === undefined ? 'the value' : `\`${name}\``;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}
