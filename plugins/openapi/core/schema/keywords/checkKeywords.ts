import { isObject, type JsonObject } from '../../json';
import type { RuleView } from '../types';
import { jsonText } from './jsonText';

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isSchema: Check = (value) => isObject(value) || isBoolean(value);
const isList: Check = (value) => Array.isArray(value) && value.length > 0;
const isStrings: Check = (value) => Array.isArray(value) && value.every(isString);
const isAnything: Check = () => true;

/** The expected value of each keyword (JSON Schema 2020-12, OpenAPI 3.0 to 3.2, older drafts still in use). */
const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...['title', 'description', 'format', 'pattern', 'contentEncoding', 'contentMediaType'].map(
    (key): [string, Check] => [key, isString],
  ),
  ...['$ref', '$dynamicRef', '$recursiveRef'].map((key): [string, Check] => [key, isString]),
  ...['nullable', 'deprecated', 'readOnly', 'writeOnly', 'uniqueItems', 'x-nullable'].map((key): [string, Check] => [
    key,
    isBoolean,
  ]),
  ...['minimum', 'maximum', 'multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems'].map(
    (key): [string, Check] => [key, isNumber],
  ),
  ...['minProperties', 'maxProperties', 'minContains', 'maxContains'].map((key): [string, Check] => [key, isNumber]),
  ...['exclusiveMinimum', 'exclusiveMaximum'].map((key): [string, Check] => [
    key,
    (value) => isNumber(value) || isBoolean(value),
  ]),
  ...['additionalProperties', 'propertyNames', 'unevaluatedProperties', 'unevaluatedItems', 'contentSchema'].map(
    (key): [string, Check] => [key, isSchema],
  ),
  ...['additionalItems', 'contains', 'not', 'if', 'then', 'else'].map((key): [string, Check] => [key, isSchema]),
  ...['allOf', 'oneOf', 'anyOf', 'enum'].map((key): [string, Check] => [key, isList]),
  ...['properties', 'patternProperties', 'dependencies', 'dependentSchemas', 'xml'].map((key): [string, Check] => [
    key,
    isObject,
  ]),
  // Their definitions are shown where they are used.
  ...['$schema', '$id', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$vocabulary', '$comment', '$defs'].map(
    (key): [string, Check] => [key, isAnything],
  ),
  ['definitions', isAnything],
  ['default', isAnything],
  ['const', isAnything],
  ['example', isAnything],
  ['examples', (value) => Array.isArray(value) || isObject(value)],
  ['type', (value) => isString(value) || (isStrings(value) && isList(value))],
  ['required', isStrings],
  ['items', (value) => isSchema(value) || isList(value)],
  ['prefixItems', isList],
  ['dependentRequired', (value) => isObject(value) && Object.values(value).every(isStrings)],
  ['discriminator', (value) => isString(value) || (isObject(value) && isString(value['propertyName']))],
  ['externalDocs', (value) => isObject(value) && isString(value['url']) && /^https?:\/\//i.test(String(value['url']))],
]);

export function checkKeywords(schema: JsonObject): { valid: JsonObject; extensions: JsonObject; raw: RuleView[] } {
  const valid: Array<[string, unknown]> = [];
  const extensions: Array<[string, unknown]> = [];
  const raw: RuleView[] = [];
  for (const [key, value] of Object.entries(schema)) {
    const check = CHECKS.get(key);
    if (check?.(value)) valid.push([key, value]);
    else if (key.startsWith('x-')) extensions.push([key, value]);
    else if (value !== undefined) raw.push({ kind: 'raw', subject: key, raw: jsonText(value, 2) });
  }
  return { valid: Object.fromEntries(valid), extensions: Object.fromEntries(extensions), raw };
}
