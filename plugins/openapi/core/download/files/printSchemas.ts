import { KEYWORDS } from '../../../../schema/core/table';
import { isObject, type JsonObject } from '../../../../shared/core/json';
import { parseFragment, printRef, splitRef } from '../../../../shared/core/pointer';
import type { ApiModel } from '../../model/types';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const MODELS = '#/components/schemas/';

/** Of OpenAPI, or written as another keyword below. */
const DROPPED = new Set([
  'nullable',
  'x-nullable',
  'example',
  'xml',
  'externalDocs',
  'discriminator',
  'additionalItems',
]);
/** Beside these, a further type is not enough to allow null. */
const RESTRICTING = ['enum', 'const', 'allOf', 'oneOf', 'anyOf', 'not', '$ref', 'if'];

/** The models as one JSON Schema of draft 2020-12: that of `Pet` is `#/$defs/Pet`. */
export function printSchemas(model: ApiModel): string {
  const bundle = { $schema: DIALECT, title: `${model.title} ${model.version}`, $defs: bundleSchemas(model) };
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

function bundleSchemas(model: ApiModel): JsonObject {
  const defs = new Map<string, unknown>();
  const referTo = (ref: string): string | undefined => {
    if (!ref.startsWith('#')) return ref;
    if (model.resolve(ref) === undefined) return undefined;
    add(ref);
    return printRef(['$defs', nameOf(ref)]);
  };
  const add = (ref: string) => {
    const name = nameOf(ref);
    if (defs.has(name)) return;
    // Its place, for models that refer to themselves.
    defs.set(name, {});
    defs.set(name, convert(model.resolve(ref), referTo));
  };
  for (const { ref } of model.entities) add(ref);
  return Object.fromEntries(defs);
}

/** Of a part of a model: `Pet.properties.owner`. */
function nameOf(ref: string): string {
  const keys = parseFragment(splitRef(ref).fragment);
  return (ref.startsWith(MODELS) ? keys.slice(2) : keys).join('.');
}

/** A schema of OpenAPI 3.0 or 3.1 in the words of JSON Schema 2020-12. */
function convert(schema: unknown, referTo: (ref: string) => string | undefined): unknown {
  if (!isObject(schema)) return typeof schema === 'boolean' ? schema : {};
  const written: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (DROPPED.has(key) || key.startsWith('x-')) continue;
    if (key === '$ref') {
      const ref = referTo(String(value));
      if (ref !== undefined) written[key] = ref;
    } else if (key === 'items' && Array.isArray(value)) {
      written.prefixItems = value.map((one) => convert(one, referTo));
      if ('additionalItems' in schema) written.items = convert(schema.additionalItems, referTo);
    } else if (key === 'exclusiveMinimum' || key === 'exclusiveMaximum') {
      const bound = key === 'exclusiveMinimum' ? 'minimum' : 'maximum';
      if (value === true && bound in schema) written[key] = schema[bound];
      else if (typeof value === 'number') written[key] = value;
    } else if (
      (key === 'minimum' && schema.exclusiveMinimum === true) ||
      (key === 'maximum' && schema.exclusiveMaximum === true)
    ) {
      // The bound is out of bounds.
    } else written[key] = convertInside(key, value, referTo);
  }
  if ('example' in schema && !('examples' in schema)) written.examples = [schema.example];
  return schema.nullable === true || schema['x-nullable'] === true ? withNull(written) : written;
}

function convertInside(key: string, value: unknown, referTo: (ref: string) => string | undefined): unknown {
  const kind = Object.hasOwn(KEYWORDS, key) ? KEYWORDS[key as keyof typeof KEYWORDS].is : undefined;
  if (kind === 'schema' || kind === 'items') return convert(value, referTo);
  if (kind === 'list' && Array.isArray(value)) return value.map((one) => convert(one, referTo));
  if ((kind === 'schemas' || key === '$defs') && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, convert(one, referTo)]));
  if (kind === 'dependencies' && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? one : convert(one, referTo)]),
    );
  return value;
}

function withNull(schema: JsonObject): JsonObject {
  const { type } = schema;
  if (type !== undefined && !RESTRICTING.some((key) => key in schema))
    return { ...schema, type: [...new Set([type, 'null'].flat())] };
  const { title, description, default: usual, ...rest } = schema;
  return JSON.parse(
    JSON.stringify({ title, description, default: usual, anyOf: [rest, { type: 'null' }] }),
  ) as JsonObject;
}
