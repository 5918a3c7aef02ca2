import type { Shape } from '../../schema/core/combine/types';
import { propertyIn, withVariants } from '../../schema/core/combine/withVariants';
import { once } from '../../shared/core/cache';
import { isObject, type Json } from '../../shared/core/json';
import { print } from './expressions/evaluate';

/** Fields that hold secrets; those of a list are in each of its items. */
export interface SecretFields {
  [name: string]: true | SecretFields;
}

/** Trees of schemas that contain each other would grow without end. */
const MAX_DEPTH = 4;

const knownOf = once((_shape: Shape) => new Map<number, SecretFields | undefined>());

/** Whether the value of a schema is for nobody to see. */
export function isSecret({ format, writeOnly }: { format?: unknown; writeOnly?: unknown }): boolean {
  return format === 'password' || writeOnly === true;
}

/** The fields of a schema that hold secrets; `undefined` if none does. */
export function findSecretFields(shape: Shape, depth = 0): SecretFields | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const known = knownOf(shape);
  if (!known.has(depth)) known.set(depth, look(withVariants(shape), depth));
  return known.get(depth);
}

function look(shapes: readonly Shape[], depth: number): SecretFields | undefined {
  const names = new Set(shapes.flatMap(({ keywords }) => [...(keywords.properties?.keys() ?? [])]));
  const fields = [...names].flatMap((name): Array<[string, true | SecretFields]> => {
    const properties = propertyIn(shapes, name);
    if (properties.some(({ keywords }) => isSecret(keywords))) return [[name, true]];
    const inner = properties.map((property) => findSecretFields(property, depth + 1)).find(Boolean);
    return inner ? [[name, inner]] : [];
  });
  if (fields.length > 0) return Object.fromEntries(fields);
  const lists = shapes.filter(({ keywords }) => keywords.items !== undefined);
  return lists.map((list) => findSecretFields(list.inside(list.keywords.items), depth + 1)).find(Boolean);
}

/** The texts that a value has in its secret fields. */
export function readSecretFields(value: Json | undefined, fields: SecretFields): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => readSecretFields(item, fields));
  if (!isObject(value)) return [];
  return Object.entries(fields).flatMap(([name, inner]) => {
    if (!Object.hasOwn(value, name)) return [];
    const member = value[name] as Json;
    return inner === true ? textsOf(member) : readSecretFields(member, inner);
  });
}

/** The texts in a value. */
export function textsOf(value: Json | undefined): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return value === null || typeof value === 'boolean' ? [] : [print(value)];
}
