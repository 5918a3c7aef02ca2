import { once } from '../../../../shared/cache';
import { keysOn } from '../../extensions/definitions';
import { isObject, type JsonObject } from '../../json';
import { assumptions, text } from '../../model/reader';
import type { Schema } from '../types';
import { checkKeywords } from './checkKeywords';
import { constantBranches, enumValues } from './enumValues';
import { valueText } from './jsonText';
import type { Keywords } from './keywords';
import { foldNull } from './nullable';
import { readDiscriminator } from './readDiscriminator';
import { readExamples } from './readExamples';

const SAME = [
  'title',
  'description',
  'deprecated',
  'format',
  'xml',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minContains',
  'maxContains',
  'uniqueItems',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
  'required',
  'prefixItems',
  'contains',
  'allOf',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'then',
  'else',
  'const',
  'default',
] as const satisfies Array<keyof Keywords>;

const SAME_KEYS: ReadonlySet<string> = new Set(SAME);

type Checked = Partial<
  Pick<Keywords, (typeof SAME)[number]> & {
    $ref: string;
    $dynamicRef: string;
    $recursiveRef: string;
    nullable: boolean;
    'x-nullable': boolean;
    type: string | string[];
    pattern: string;
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

/** Extensions that are handled here or elsewhere; others are shown as they are. */
const READ_EXTENSIONS = new Set([
  ...keysOn('schema'),
  ...(
    'x-nullable x-enumDescriptions x-enum-descriptions x-enum-varnames x-enumNames x-additionalPropertiesName x-example ' +
    'x-examples x-deprecated-description x-order x-position x-internal x-hidden x-scalar-ignore'
  ).split(' '),
]);

/** The schema's own keywords; references and `allOf` are not followed. */
export const readKeywords = once(normalise);

function normalise(schema: JsonObject): Keywords {
  const { valid, extensions, raw } = checkKeywords(schema);
  const checked: Checked = valid;
  const keywords: Keywords = Object.fromEntries(Object.entries(valid).filter(([key]) => SAME_KEYS.has(key)));
  const set = <Key extends keyof Keywords>(key: Key, value: Keywords[Key] | undefined) => {
    if (value !== undefined) keywords[key] = value;
  };
  set('ref', checked.$ref ?? checked.$dynamicRef ?? checked.$recursiveRef);
  set('types', typesOf(checked));
  set('nullable', checked.nullable || checked['x-nullable'] || undefined);
  set('patterns', checked.pattern === undefined ? undefined : [checked.pattern]);
  set('enum', checked.enum && enumValues(checked.enum, extensions));
  set('deprecatedDescription', text(extensions['x-deprecated-description']));
  set('assumed', assumptions(schema).assumed);
  set('examples', readExamples(checked, extensions));
  set('externalDocs', checked.externalDocs && documentOf(checked.externalDocs));
  set('discriminator', readDiscriminator(checked.discriminator));
  set('extensions', unknownExtensions(extensions));
  set('raw', raw.length > 0 ? raw : undefined);
  set('properties', mapOf(checked.properties));
  set('patternProperties', mapOf(checked.patternProperties));
  set('keyName', text(extensions[KEY_NAME]) ?? keyNameOf(checked.additionalProperties));
  readLimit(checked, 'minimum', 'exclusiveMinimum', keywords);
  readLimit(checked, 'maximum', 'exclusiveMaximum', keywords);
  readItems(checked, set);
  readDependencies(checked, set);
  return constantBranches(foldNull(keywords));
}

const KEY_NAME = 'x-additionalPropertiesName';

/** Redoc puts the name of a map's keys into the schema of its values. */
function keyNameOf(values: unknown): string | undefined {
  return isObject(values) ? text(values[KEY_NAME]) : undefined;
}

type SetKeyword = <Key extends keyof Keywords>(key: Key, value: Keywords[Key] | undefined) => void;

function mapOf<Value>(object: Record<string, Value> | undefined): Map<string, Value> | undefined {
  return object && new Map(Object.entries(object));
}

function typesOf({ type, nullable, 'x-nullable': xNullable }: Checked): string[] | undefined {
  if (type === undefined) return undefined;
  const types = new Set(typeof type === 'string' ? [type] : type);
  if (nullable || xNullable) types.add('null');
  return [...types];
}

/** OpenAPI 3.0 writes `minimum: 0, exclusiveMinimum: true` for the later `exclusiveMinimum: 0`. */
function readLimit(
  checked: Checked,
  inclusive: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
  keywords: Keywords,
): void {
  const bound = checked[exclusive];
  const limit = checked[inclusive];
  if (typeof bound === 'number') keywords[exclusive] = bound;
  if (bound !== true || limit === undefined) return;
  keywords[exclusive] = limit;
  delete keywords[inclusive];
}

function documentOf(docs: { url: string; description?: unknown }): Keywords['externalDocs'] {
  return { href: docs.url, text: text(docs.description) ?? docs.url };
}

function unknownExtensions(extensions: JsonObject): Keywords['extensions'] {
  const unknown = Object.entries(extensions).filter(([key]) => !READ_EXTENSIONS.has(key));
  return unknown.length > 0 ? unknown.map(([key, value]) => ({ key, value: valueText(value) })) : undefined;
}

/** Before 2020-12, a tuple was a list in `items`, and `additionalItems` described the rest. */
function readItems({ items, additionalItems }: Checked, set: SetKeyword): void {
  set('items', Array.isArray(items) ? additionalItems : items);
  if (Array.isArray(items)) set('prefixItems', items);
}

/** Until draft 7, `dependencies` combined two of today's keywords. */
function readDependencies(checked: Checked, set: SetKeyword): void {
  const required = new Map(Object.entries(checked.dependentRequired ?? {}));
  const schemas = new Map(Object.entries(checked.dependentSchemas ?? {}));
  for (const [name, value] of Object.entries(checked.dependencies ?? {})) {
    if (Array.isArray(value)) required.set(name, value.map(String));
    else schemas.set(name, value);
  }
  set('dependentRequired', required.size > 0 ? required : undefined);
  set('dependentSchemas', schemas.size > 0 ? schemas : undefined);
}
