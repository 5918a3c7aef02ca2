import { once } from '../../../shared/core/cache';
import { keysOn } from '../../../shared/core/extensions/definitions';
import { entries, isObject, type JsonObject } from '../../../shared/core/json';
import { words } from '../../../shared/core/words';
import { assumptions, link, text, VERSION_KEYS } from '../reader';
import { checkKeywords } from './checkKeywords';
import { constantBranches, enumValues, knownValues } from './enumValues';
import { jsonText, valueText } from './jsonText';
import type { Keywords } from './keywords';
import type { Discriminator, WrittenKeywords } from './kinds';
import { foldNull } from './nullable';

const KEY_NAME = 'x-additionalPropertiesName';

/** Extensions that are handled here or elsewhere; others are shown as they are. */
const READ_EXTENSIONS: ReadonlySet<string> = new Set([
  ...keysOn('schema'),
  ...words(
    'x-nullable x-enumDescriptions x-enum-descriptions x-enum-varnames x-enumNames x-example x-examples',
    'x-ms-enum x-enum-elements x-enumDeprecated x-extensible-enum',
    'x-ms-summary x-deprecated-description x-deprecatedMessage x-order x-position x-internal x-hidden x-scalar-ignore',
  ),
  ...VERSION_KEYS,
  KEY_NAME,
]);

/** The schema's own keywords; references and `allOf` are not followed. */
export const readKeywords = once((schema: JsonObject): Keywords => {
  const { valid, extensions, raw } = checkKeywords(schema);
  const { $ref, $dynamicRef, $recursiveRef, type, pattern, example, examples, enum: values, ...others } = valid;
  const { nullable, 'x-nullable': xNullable, additionalItems, dependencies, ...same } = others;
  const { items, externalDocs, additionalProperties } = same;
  const isNullable = nullable || xNullable || undefined;
  const [minimum, exclusiveMinimum] = readLimits(same.minimum, same.exclusiveMinimum);
  const [maximum, exclusiveMaximum] = readLimits(same.maximum, same.exclusiveMaximum);
  const keywords: Keywords = {
    ...same,
    title: same.title ?? text(extensions['x-ms-summary']),
    ref: $ref ?? $dynamicRef ?? $recursiveRef,
    types: type === undefined ? undefined : [...new Set([type, isNullable ? 'null' : []].flat())],
    nullable: isNullable,
    patterns: pattern === undefined ? undefined : [pattern],
    enum: values && enumValues(values, extensions),
    known: knownValues(extensions),
    deprecatedDescription: text(extensions['x-deprecated-description'] ?? extensions['x-deprecatedMessage']),
    assumed: assumptions(schema).assumed,
    examples: readExamples([example, extensions['x-example']], [examples, extensions['x-examples']]),
    externalDocs: link(externalDocs),
    discriminator: readDiscriminator(same.discriminator),
    extensions: unknownExtensions(extensions),
    raw: raw.length > 0 ? raw : undefined,
    properties: mapOf(same.properties),
    patternProperties: mapOf(same.patternProperties),
    keyName: text(extensions[KEY_NAME]) ?? keyNameOf(additionalProperties),
    minimum,
    maximum,
    exclusiveMinimum,
    exclusiveMaximum,
    // Before 2020-12, a tuple was a list in `items`, and `additionalItems` described the rest.
    ...(Array.isArray(items) ? { items: additionalItems, prefixItems: items } : { items }),
    ...readDependencies(same, dependencies),
  };
  return constantBranches(foldNull(dropAbsent(keywords)));
});

function dropAbsent<Of extends object>(given: Of): Of {
  const kept = {} as Of;
  for (const key of Object.keys(given) as Array<keyof Of>) if (given[key] !== undefined) kept[key] = given[key];
  return kept;
}

/** Lists examples once each. `several`: lists, or maps of named examples, as in media types. */
function readExamples(single: unknown[], several: unknown[]): unknown[] | undefined {
  const values = [...single, ...several.flatMap(listExamples)].filter((value) => value !== undefined);
  const unique = new Map(values.map((value) => [jsonText(value), value]));
  return unique.size > 0 ? [...unique.values()] : undefined;
}

function listExamples(examples: unknown): unknown[] {
  if (Array.isArray(examples)) return examples;
  return entries(examples).map(([, named]) => (isObject(named) && 'value' in named ? named['value'] : named));
}

/** OpenAPI 3.0 writes `minimum: 0, exclusiveMinimum: true` for the later `exclusiveMinimum: 0`. */
function readLimits(limit?: number, exclusive?: number | boolean): [inclusive?: number, exclusive?: number] {
  if (exclusive === true) return [undefined, limit];
  return [limit, exclusive === false ? undefined : exclusive];
}

/** Redoc puts the name of a map's keys into the schema of its values. */
function keyNameOf(values: unknown): string | undefined {
  return isObject(values) ? text(values[KEY_NAME]) : undefined;
}

function mapOf<Value>(object: Record<string, Value> | undefined): Map<string, Value> | undefined {
  return object && new Map(Object.entries(object));
}

function readDiscriminator(value: WrittenKeywords['discriminator']): Discriminator | undefined {
  // Swagger 2.0 has only a property name.
  if (typeof value === 'string') return { propertyName: value, mapping: [], explicitOnly: false };
  if (!value) return undefined;
  const mapping = isObject(value['mapping']) ? Object.entries(value['mapping']) : [];
  return {
    propertyName: String(value['propertyName']),
    mapping: mapping.flatMap(([key, target]) => (typeof target === 'string' ? [{ value: key, target }] : [])),
    defaultMapping: text(value['defaultMapping']),
    explicitOnly: value['x-explicitMappingOnly'] === true,
  };
}

function unknownExtensions(extensions: JsonObject): Keywords['extensions'] {
  const unknown = Object.entries(extensions).filter(([key]) => !READ_EXTENSIONS.has(key));
  return unknown.length > 0 ? unknown.map(([key, value]) => ({ key, value: valueText(value) })) : undefined;
}

/** Until draft 7, `dependencies` combined two of today's keywords. */
function readDependencies({ dependentRequired, dependentSchemas }: WrittenKeywords, dependencies: JsonObject = {}) {
  const required = new Map(Object.entries(dependentRequired ?? {}));
  const schemas = new Map(Object.entries(dependentSchemas ?? {}));
  for (const [name, value] of Object.entries(dependencies)) {
    if (Array.isArray(value)) required.set(name, value.map(String));
    else schemas.set(name, value);
  }
  return {
    dependentRequired: required.size > 0 ? required : undefined,
    dependentSchemas: schemas.size > 0 ? schemas : undefined,
  };
}
