import type { JsonType, Shape } from '../../api';

export type Resolve = (ref: string) => unknown;
export type SchemaObject = Record<string, unknown>;

const MAX_HOPS = 32;
const TYPES = new Set<unknown>(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);

export function isObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The schema at the end of references; none for what is no object. */
export function followAll(schema: unknown, resolve: Resolve, hops = 0): SchemaObject {
  if (!isObject(schema)) return {};
  return typeof schema.$ref === 'string' && hops < MAX_HOPS
    ? followAll(resolve(schema.$ref), resolve, hops + 1)
    : schema;
}

export function readTypes(schema: unknown, resolve: Resolve, hops = 0): JsonType[] | undefined {
  if (!isObject(schema) || hops > MAX_HOPS) return undefined;
  const of = (part: unknown) => readTypes(part, resolve, hops + 1);
  const found = [
    ownTypes(schema),
    typeof schema.$ref === 'string' ? of(resolve(schema.$ref)) : undefined,
    ...list(schema.allOf).map(of),
    unite(list(schema.anyOf).map(of)),
    unite(list(schema.oneOf).map(of)),
  ].filter((types) => types !== undefined);
  return found.length === 0 ? undefined : found.reduce(intersect);
}

function ownTypes(schema: SchemaObject): JsonType[] | undefined {
  const named = [schema.type].flat().filter((type): type is JsonType => TYPES.has(type));
  if (named.length > 0) return schema.nullable === true ? [...named, 'null'] : named;
  const values = Object.hasOwn(schema, 'const') ? [schema.const] : list(schema.enum);
  return values.length > 0 ? [...new Set(values.map(typeOf))] : undefined;
}

export function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as JsonType;
}

function unite(branches: Array<JsonType[] | undefined>): JsonType[] | undefined {
  if (branches.length === 0 || branches.some((types) => types === undefined)) return undefined;
  return [...new Set(branches.flatMap((types) => types ?? []))];
}

/** Every integer is a number. */
function intersect(a: JsonType[], b: JsonType[]): JsonType[] {
  const within = (types: JsonType[]) => (type: JsonType) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return [...new Set([...a.filter(within(b)), ...b.filter(within(a))])];
}

/** Deeper query values are read as text. */
const MAX_SHAPE = 5;

export function readShape(schema: unknown, resolve: Resolve, depth = 0): Shape {
  if (!isObject(schema) || depth > MAX_SHAPE) return {};
  const types = readTypes(schema, resolve);
  const items = depth < MAX_SHAPE && types?.includes('array') ? itemsOf(schema, resolve) : undefined;
  const fields = types?.includes('object')
    ? Object.entries(propertiesOf(schema, resolve)).map(([name, part]) => [name, readShape(part, resolve, depth + 1)])
    : [];
  const itemShape = items === undefined ? {} : readShape(items, resolve, depth + 1);
  return {
    ...(types ? { types } : {}),
    ...(Object.keys(itemShape).length > 0 ? { items: itemShape } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  };
}

export function propertiesOf(schema: unknown, resolve: Resolve, hops = 0): SchemaObject {
  if (!isObject(schema) || hops > MAX_HOPS) return {};
  const found = partsOf(schema, resolve).map((part) => propertiesOf(part, resolve, hops + 1));
  return Object.assign({}, ...found, isObject(schema.properties) ? schema.properties : {}) as SchemaObject;
}

function itemsOf(schema: unknown, resolve: Resolve, hops = 0): unknown {
  if (!isObject(schema) || hops > MAX_HOPS) return undefined;
  if (schema.items !== undefined) return schema.items;
  return partsOf(schema, resolve)
    .map((part) => itemsOf(part, resolve, hops + 1))
    .find((items) => items !== undefined);
}

function partsOf(schema: SchemaObject, resolve: Resolve): unknown[] {
  const target = typeof schema.$ref === 'string' ? [resolve(schema.$ref)] : [];
  return [...target, ...list(schema.allOf), ...list(schema.anyOf), ...list(schema.oneOf)];
}
