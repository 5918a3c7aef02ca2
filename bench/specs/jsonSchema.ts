import { isObject } from '../../plugins/openapi/core/json';
import type { Discriminators, Variants } from './discriminators';
import { compilePattern } from './patterns';
import type { References } from './references';

export type Direction = 'request' | 'response';
export type JsonSchema = boolean | Record<string, unknown>;

/** The keyword that takes the place of `$ref`, with a `Reference`: a validator follows it only where a value leads. */
export const REFERENCE = 'x-reference';
/** The keyword that takes the place of `discriminator`, with `Variants`. */
export const VARIANTS = 'x-variants';
/** The keyword that takes the place of `required`, with names. */
export const REQUIRED = 'x-required';

/** Where the examples of a schema are kept, in a function. */
const EXAMPLES = 'x-examples';

export interface Reference {
  ref: string;
  /** Properties beside the reference that never travel this way, so that its target cannot require them. */
  absent: string[];
  /** A subtype names what it extends: its value is no plain one of that. */
  isBase: boolean;
}

const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength']
  .concat(['minItems', 'maxItems', 'minContains', 'maxContains'])
  .concat(['minProperties', 'maxProperties']);
const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
const LISTS = ['prefixItems', 'allOf', 'anyOf', 'oneOf'];
/** That which looks at the same value as the schema around it. */
const COMPOSED = new Set(['dependentSchemas', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not']);
const SINGLE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
/** Marks of several tools for what readers are not to see: samples leave it out, even where it is required. */
export const HIDDEN = ['x-internal', 'x-hidden', 'x-scalar-ignore', 'x-fern-ignore'];

/**
 * Makes the function that translates a schema of a document into JSON Schema 2020-12. Malformed keywords and patterns
 * that JavaScript cannot read are left out, and so is `unevaluatedProperties`, which cannot see through a reference here.
 */
export function createTranslation(
  { document, follow }: References,
  discriminators: Discriminators,
  direction: Direction,
): (schema: unknown) => JsonSchema {
  const isOld = /^3\.0/.test(String(document.openapi));
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';

  const isAbsent = (node: unknown): boolean =>
    partsOf(node, ['allOf']).some((part) => [mark, ...HIDDEN].some((key) => part[key] === true));

  /** A schema with what it refers to and what it is composed of. */
  const partsOf = (node: unknown, lists: string[], seen = new Set<unknown>()): Array<Record<string, unknown>> => {
    if (!isObject(node) || seen.has(node)) return [];
    seen.add(node);
    const target = typeof node.$ref === 'string' ? [follow(node.$ref)] : [];
    const parts = lists.flatMap((key) => (Array.isArray(node[key]) ? node[key] : []));
    return [node, ...[...target, ...parts].flatMap((part) => partsOf(part, lists, seen))];
  };

  const absentNames = (node: unknown): string[] =>
    partsOf(node, ['allOf', 'anyOf', 'oneOf']).flatMap(({ properties }) =>
      isObject(properties) ? Object.keys(properties).filter((name) => isAbsent(properties[name])) : [],
    );

  const translate = (node: unknown, around: string[]): JsonSchema => {
    if (!isObject(node)) return node !== false;
    const absent = [...new Set([...around, ...absentNames(node)])];
    const result: Record<string, unknown> = {};
    if (typeof node.$ref === 'string') {
      result[REFERENCE] = { ref: node.$ref, absent, isBase: false } satisfies Reference;
      if (isOld) return result;
    }
    for (const [key, value] of Object.entries(node)) {
      const inner = COMPOSED.has(key) ? absent : [];
      if (MAPS.includes(key) && isObject(value)) {
        const entries = Object.entries(value).filter(([name]) => key !== 'patternProperties' || isPattern(name));
        result[key] = Object.fromEntries(entries.map(([name, part]) => [name, translate(part, inner)]));
      } else if (LISTS.includes(key) && Array.isArray(value) && value.length > 0) {
        result[key] = value.map((part) => translate(part, inner));
      } else if (SINGLE.includes(key) && (isObject(value) || typeof value === 'boolean')) {
        result[key] = translate(value, inner);
      } else if (isPlain(key, value)) result[key] = value;
    }
    const examples = [node.example, node.examples].flat().filter((value) => value !== undefined);
    // A validator would look into them for schemas, but not into a function.
    if (examples.length > 0) result[EXAMPLES] = () => examples;
    if (isOld) translateOld(node, result);
    if (Array.isArray(node.required)) {
      result[REQUIRED] = node.required.filter((name) => typeof name === 'string' && !absent.includes(name));
    }
    if (discriminators.isSubtype(node)) for (const part of result.allOf as JsonSchema[]) markBase(part);
    const variants: Variants | undefined = discriminators.ofUnion(node);
    if (variants) result[VARIANTS] = variants;
    // The discriminator says which of several it is.
    if (variants && result.oneOf && !result.anyOf) {
      result.anyOf = result.oneOf;
      delete result.oneOf;
    }
    return result;
  };
  return (schema) => translate(schema, []);
}

/** The examples that a translated schema has itself. */
export function examplesOf({ [EXAMPLES]: examples }: Record<string, unknown>): unknown[] {
  return typeof examples === 'function' ? (examples() as unknown[]) : [];
}

function markBase(part: JsonSchema): void {
  if (isObject(part) && part[REFERENCE]) part[REFERENCE] = { ...(part[REFERENCE] as Reference), isBase: true };
}

/** Is this a keyword that holds no schema, and is it well formed? */
function isPlain(key: string, value: unknown): boolean {
  if (LIMITS.includes(key)) return typeof value === 'number' && (key !== 'multipleOf' || value > 0);
  switch (key) {
    case 'const':
      return true;
    case 'enum':
      return Array.isArray(value) && value.length > 0;
    case 'type':
      return [value].flat().every((type) => TYPES.has(String(type)));
    case 'format':
      return typeof value === 'string';
    case 'pattern':
      return isPattern(value);
    case 'uniqueItems':
      return typeof value === 'boolean';
    case 'dependentRequired':
      return isObject(value) && Object.values(value).every(Array.isArray);
    default:
      return false;
  }
}

/** The dialect of OpenAPI 3.0. */
function translateOld(node: Record<string, unknown>, result: Record<string, unknown>): void {
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (node[flag] !== true || typeof result[limit] !== 'number') continue;
    result[flag] = result[limit];
    delete result[limit];
  }
  if (node.nullable !== true || result.type === undefined) return;
  result.type = [result.type, 'null'].flat();
  // 3.0.3 wants it among the values as well. Few authors know.
  if (Array.isArray(result.enum)) result.enum = [...result.enum, null];
}

function isPattern(pattern: unknown): boolean {
  return typeof pattern === 'string' && compilePattern(pattern) !== undefined;
}
