import { isObject, type JsonObject } from '../json';
import { checkKeywords } from './checkKeywords';
import { constantBranches, enumValues } from './enumValues';
import { valueText } from './jsonText';
import type { Discriminator, Keywords } from './keywords';
import { foldNull } from './nullable';
import type { Schema } from './types';

/** What `checkKeywords` lets through, so that each key may be read as what it was checked to be. */
type Checked = Partial<
  Pick<Keywords, 'title' | 'description' | 'deprecated' | 'format' | 'xml' | 'nullable' | 'multipleOf'> &
    Pick<Keywords, 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minProperties'> &
    Pick<Keywords, 'maxProperties' | 'minContains' | 'maxContains' | 'uniqueItems' | 'readOnly' | 'writeOnly'> &
    Pick<
      Keywords,
      'contentEncoding' | 'contentMediaType' | 'contentSchema' | 'additionalProperties' | 'propertyNames'
    > &
    Pick<Keywords, 'unevaluatedProperties' | 'unevaluatedItems' | 'required' | 'contains' | 'not' | 'if' | 'then'> &
    Pick<Keywords, 'else' | 'allOf' | 'oneOf' | 'anyOf' | 'prefixItems'> & {
      $ref: string;
      $dynamicRef: string;
      $recursiveRef: string;
      'x-nullable': boolean;
      type: string | string[];
      pattern: string;
      const: unknown;
      default: unknown;
      enum: unknown[];
      example: unknown;
      examples: unknown[] | JsonObject;
      exclusiveMinimum: number | boolean;
      exclusiveMaximum: number | boolean;
      properties: JsonObject;
      patternProperties: JsonObject;
      items: Schema | unknown[];
      additionalItems: Schema;
      dependencies: JsonObject;
      dependentRequired: Record<string, string[]>;
      dependentSchemas: JsonObject;
      discriminator: string | JsonObject;
      externalDocs: JsonObject & { url: string };
    }
>;

/** Extensions that are read here or by other parts; the rest is shown as it stands. */
const READ_EXTENSIONS = new Set(
  (
    'x-nullable x-enumDescriptions x-enum-descriptions x-enum-varnames x-enumNames x-additionalPropertiesName x-example ' +
    'x-examples x-deprecated-description x-order x-position x-internal x-hidden x-scalar-ignore x-envelope x-errors'
  ).split(' '),
);

const read = new WeakMap<JsonObject, Keywords>();

/** The keywords of a schema by themselves: references and `allOf` are not followed. */
export function readKeywords(schema: JsonObject): Keywords {
  let keywords = read.get(schema);
  if (!keywords) {
    keywords = normalise(schema);
    read.set(schema, keywords);
  }
  return keywords;
}

function normalise(schema: JsonObject): Keywords {
  const { valid, extensions, raw } = checkKeywords(schema);
  const checked: Checked = valid;
  const keywords: Keywords = drop({
    ...sameInAllDialects(checked),
    ref: checked.$ref ?? checked.$dynamicRef ?? checked.$recursiveRef,
    types: typesOf(checked),
    nullable: checked.nullable === true || checked['x-nullable'] === true || undefined,
    patterns: checked.pattern === undefined ? undefined : [checked.pattern],
    ...limits(checked, 'minimum', 'exclusiveMinimum'),
    ...limits(checked, 'maximum', 'exclusiveMaximum'),
    enum: checked.enum && enumValues(checked.enum, extensions),
    deprecatedDescription: textOf(extensions['x-deprecated-description']),
    examples: examplesOf(checked, extensions),
    externalDocs: checked.externalDocs && {
      href: checked.externalDocs.url,
      text: textOf(checked.externalDocs['description']) ?? checked.externalDocs.url,
    },
    discriminator: discriminatorOf(checked.discriminator),
    extensions: Object.entries(extensions)
      .filter(([key]) => !READ_EXTENSIONS.has(key))
      .map(([key, value]) => ({ key, value: valueText(value) })),
    raw,
    properties: mapOf(checked.properties),
    patternProperties: mapOf(checked.patternProperties),
    keyName: textOf(extensions['x-additionalPropertiesName']),
    ...arrayItems(checked),
    ...dependencies(checked),
  });
  if ('const' in checked) keywords.const = checked.const;
  if ('default' in checked) keywords.default = checked.default;
  return constantBranches(foldNull(keywords));
}

function sameInAllDialects(checked: Checked): Keywords {
  const { title, description, deprecated, format, xml, multipleOf, minLength, maxLength, minItems, maxItems } = checked;
  const { minProperties, maxProperties, minContains, maxContains, uniqueItems, readOnly, writeOnly } = checked;
  const { contentEncoding, contentMediaType, contentSchema, additionalProperties, propertyNames } = checked;
  const { unevaluatedProperties, unevaluatedItems, required, contains, not, if: condition, then } = checked;
  return {
    ...{ title, description, deprecated, format, xml, multipleOf, minLength, maxLength, minItems, maxItems },
    ...{ minProperties, maxProperties, minContains, maxContains, uniqueItems, readOnly, writeOnly },
    ...{ contentEncoding, contentMediaType, contentSchema, additionalProperties, propertyNames },
    ...{ unevaluatedProperties, unevaluatedItems, required, contains, not, if: condition, then, else: checked.else },
    ...{ allOf: checked.allOf, oneOf: checked.oneOf, anyOf: checked.anyOf },
  };
}

/** Without the keys that have no value, and without empty lists of what cannot be shown. */
function drop(keywords: Keywords): Keywords {
  return Object.fromEntries(
    Object.entries(keywords).filter(
      ([key, value]) => value !== undefined && !((key === 'raw' || key === 'extensions') && value.length === 0),
    ),
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function mapOf<Value>(object: Record<string, Value> | undefined): Map<string, Value> | undefined {
  return object && new Map(Object.entries(object));
}

function typesOf({ type, nullable, 'x-nullable': xNullable }: Checked): string[] | undefined {
  if (type === undefined) return undefined;
  const types = new Set(typeof type === 'string' ? [type] : type);
  if (nullable || xNullable) types.add('null');
  return [...types];
}

/** 3.0 says `minimum: 0, exclusiveMinimum: true` for what 3.1 says with `exclusiveMinimum: 0`. */
function limits<Inclusive extends 'minimum' | 'maximum', Exclusive extends 'exclusiveMinimum' | 'exclusiveMaximum'>(
  checked: Checked,
  inclusive: Inclusive,
  exclusive: Exclusive,
): Keywords {
  const bound = checked[exclusive];
  if (bound === true) return { [exclusive]: checked[inclusive] };
  return { [inclusive]: checked[inclusive], [exclusive]: bound === false ? undefined : bound };
}

function examplesOf(checked: Checked, extensions: JsonObject): unknown[] | undefined {
  const values = [
    'example' in checked ? [checked.example] : [],
    'x-example' in extensions ? [extensions['x-example']] : [],
  ];
  for (const several of [checked.examples, extensions['x-examples']]) {
    // Written as a map of named examples, as media types have them.
    if (isObject(several))
      values.push(
        Object.values(several).map((named) => (isObject(named) && 'value' in named ? named['value'] : named)),
      );
    else if (Array.isArray(several)) values.push(several);
  }
  const unique = new Map(values.flat().map((value) => [valueText(value), value]));
  return unique.size > 0 ? [...unique.values()] : undefined;
}

function discriminatorOf(value: string | JsonObject | undefined): Discriminator | undefined {
  // A bare name is the form of Swagger 2.0.
  if (typeof value === 'string') return { propertyName: value, mapping: [], explicitOnly: false };
  if (!value) return undefined;
  const mapping = isObject(value['mapping']) ? Object.entries(value['mapping']) : [];
  return {
    propertyName: String(value['propertyName']),
    mapping: mapping.flatMap(([key, target]) => (typeof target === 'string' ? [{ value: key, target }] : [])),
    defaultMapping: textOf(value['defaultMapping']),
    explicitOnly: value['x-explicitMappingOnly'] === true,
  };
}

/** Until 2019-09 a tuple was a list in `items`, and the items after it were `additionalItems`. */
function arrayItems({ items, prefixItems, additionalItems }: Checked): Keywords {
  if (Array.isArray(items)) return { prefixItems: items, items: additionalItems };
  return { prefixItems, items };
}

/** Until draft 7 `dependencies` held what are now two keywords. */
function dependencies({ dependencies: both, dependentRequired, dependentSchemas }: Checked): Keywords {
  const required = mapOf(dependentRequired) ?? new Map<string, string[]>();
  const schemas = mapOf(dependentSchemas) ?? new Map<string, unknown>();
  for (const [name, value] of Object.entries(both ?? {})) {
    if (Array.isArray(value)) required.set(name, value.map(String));
    else schemas.set(name, value);
  }
  return {
    dependentRequired: required.size > 0 ? required : undefined,
    dependentSchemas: schemas.size > 0 ? schemas : undefined,
  };
}
