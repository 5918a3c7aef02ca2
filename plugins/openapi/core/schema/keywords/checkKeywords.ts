import { isObject, type JsonObject } from '../../json';
import { eachWord, words } from '../../words';
import type { RuleView, Schema } from '../types';
import { jsonText } from './jsonText';

type Check<Value> = (value: unknown) => value is Value;

const isString: Check<string> = (value) => typeof value === 'string';
const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';
const isNumber: Check<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
const isSchema: Check<Schema> = (value): value is Schema => isObject(value) || isBoolean(value);
const isList: Check<unknown[]> = (value): value is unknown[] => Array.isArray(value) && value.length > 0;
const isStrings: Check<string[]> = (value): value is string[] => Array.isArray(value) && value.every(isString);
const isAnything: Check<unknown> = (value): value is unknown => value !== undefined;

const either =
  <One, Other>(first: Check<One>, second: Check<Other>): Check<One | Other> =>
  (value): value is One | Other =>
    first(value) || second(value);

/** The expected value of each keyword (JSON Schema 2020-12, OpenAPI 3.0 to 3.2, older drafts still in use). */
const CHECKS = {
  ...eachWord('title description format pattern contentEncoding contentMediaType', isString),
  ...eachWord('$ref $dynamicRef $recursiveRef', isString),
  ...eachWord('nullable deprecated readOnly writeOnly uniqueItems x-nullable', isBoolean),
  ...eachWord('minimum maximum multipleOf minLength maxLength minItems maxItems', isNumber),
  ...eachWord('minProperties maxProperties minContains maxContains', isNumber),
  ...eachWord('exclusiveMinimum exclusiveMaximum', either(isNumber, isBoolean)),
  ...eachWord('additionalProperties propertyNames unevaluatedProperties unevaluatedItems contentSchema', isSchema),
  ...eachWord('additionalItems contains not if then else', isSchema),
  ...eachWord('allOf oneOf anyOf enum prefixItems', isList),
  ...eachWord('properties patternProperties dependencies dependentSchemas xml', isObject),
  ...eachWord('default const example', isAnything),
  examples: either((value): value is unknown[] => Array.isArray(value), isObject),
  type: either(isString, (value): value is string[] => isStrings(value) && isList(value)),
  required: isStrings,
  items: either(isSchema, isList),
  dependentRequired: (value: unknown): value is Record<string, string[]> =>
    isObject(value) && Object.values(value).every(isStrings),
  discriminator: either(isString, (value): value is JsonObject => isObject(value) && isString(value['propertyName'])),
  externalDocs: (value: unknown): value is JsonObject & { url: string } =>
    isObject(value) && isString(value['url']) && /^https?:\/\//i.test(value['url']),
};

type Checks = typeof CHECKS;

/** Keywords with values as expected, in all dialects. */
export type ValidKeywords = { [Key in keyof Checks]?: Checks[Key] extends Check<infer Value> ? Value : never };

const CHECK_OF: ReadonlyMap<string, Check<unknown>> = new Map(Object.entries(CHECKS));

/** Their definitions are shown where they are used. */
const ASIDE: ReadonlySet<string> = new Set(
  words('$schema $id $anchor $dynamicAnchor $recursiveAnchor $vocabulary $comment $defs definitions'),
);

/** Until draft 4, `$id` was `id`; Zod still writes it. */
function isOldId(key: string, value: unknown): boolean {
  return key === 'id' && isString(value);
}

export function checkKeywords(schema: JsonObject): { valid: ValidKeywords; extensions: JsonObject; raw: RuleView[] } {
  const valid: Array<[string, unknown]> = [];
  const extensions: Array<[string, unknown]> = [];
  const raw: RuleView[] = [];
  for (const [key, value] of Object.entries(schema)) {
    if (CHECK_OF.get(key)?.(value)) valid.push([key, value]);
    else if (key.startsWith('x-')) extensions.push([key, value]);
    else if (value !== undefined && !ASIDE.has(key) && !isOldId(key, value))
      raw.push({ kind: 'raw', subject: key, raw: jsonText(value, 2) });
  }
  return { valid: Object.fromEntries(valid), extensions: Object.fromEntries(extensions), raw };
}
