import type { Shape as SchemaShape } from '../../../../schema/core/combine/types';
import { withVariants } from '../../../../schema/core/combine/withVariants';
import type { Keywords } from '../../../../schema/core/keywords/keywords';
import { typeOfValue } from '../../../../schema/core/keywords/valueTypes';
import { isObject } from '../../../../shared/core/json';
import type { JsonType, Shape } from '../../api';

const TYPES = new Set<string>(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);

/** The types that a schema names, in whatever variant: unlike on pages, none follows from other keywords. */
export function readTypes(shape: SchemaShape, around: readonly SchemaShape[] = []): JsonType[] | undefined {
  if (around.includes(shape)) return [];
  const { keywords } = shape;
  const unions = [keywords.oneOf, keywords.anyOf].map((branches) =>
    unite(branches?.map((branch) => readTypes(shape.inside(branch), [...around, shape]))),
  );
  const found = [ownTypes(keywords), ...unions].filter((types) => types !== undefined);
  if (found.length === 0) return undefined;
  const types = found.reduce(intersect);
  return keywords.nullable ? [...new Set<JsonType>([...types, 'null'])] : types;
}

/** Whether a value is an object, or null at most. */
export function isOnlyObject(types: JsonType[] | undefined): boolean {
  return types?.includes('object') === true && types.every((type) => type === 'object' || type === 'null');
}

function ownTypes(keywords: Keywords): JsonType[] | undefined {
  const named = keywords.types?.filter(isType) ?? [];
  if (named.length > 0) return named;
  const values = 'const' in keywords ? [keywords.const] : keywords.enum?.map(({ value }) => value);
  return values && [...new Set(values.map(typeOfValue).filter(isType))];
}

function isType(type: string): type is JsonType {
  return TYPES.has(type);
}

function unite(branches: Array<JsonType[] | undefined> | undefined): JsonType[] | undefined {
  if (!branches || branches.some((types) => types === undefined)) return undefined;
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

export function readShape(shape: SchemaShape, depth = 0): Shape {
  if (depth > MAX_SHAPE) return {};
  const types = readTypes(shape);
  const lists = depth < MAX_SHAPE && types?.includes('array') ? withVariants(shape) : [];
  const list = lists.find(({ keywords }) => keywords.items !== undefined);
  const items = list ? readShape(list.inside(list.keywords.items), depth + 1) : {};
  const fields = types?.includes('object')
    ? [...propertiesOf(shape)].map(([name, property]) => [name, readShape(property.shape, depth + 1)])
    : [];
  const map = types?.includes('object')
    ? withVariants(shape).find(({ keywords }) => isObject(keywords.additionalProperties))
    : undefined;
  const rest = map ? readShape(map.inside(map.keywords.additionalProperties), depth + 1) : {};
  return {
    ...(types ? { types } : {}),
    ...(Object.keys(items).length > 0 ? { items } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(Object.keys(rest).length > 0 ? { rest } : {}),
  };
}

interface Property {
  schema: unknown;
  shape: SchemaShape;
}

/** The properties of a schema and its variants; what the schema itself says of one comes first. */
export function propertiesOf(shape: SchemaShape): Map<string, Property> {
  const all = withVariants(shape).flatMap((one) =>
    [...(one.keywords.properties ?? [])].map(
      ([name, schema]) => [name, { schema, shape: one.inside(schema) }] as const,
    ),
  );
  return new Map([...all, ...all.toReversed()]);
}
