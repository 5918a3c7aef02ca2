import { isObject } from '../../plugins/shared/core/json';
import type { Discriminators, Variants } from './discriminators';
import { compilePattern } from './patterns';
import type { References } from './references';

export type Direction = 'request' | 'response';
export type JsonSchema = boolean | Record<string, unknown>;

/** Replaces `$ref` with a `Reference`, which a validator follows only if a value leads there. */
export const REFERENCE = 'x-reference';
/** Replaces `discriminator` with `Variants`. */
export const VARIANTS = 'x-variants';
/** Replaces `required` with names. */
export const REQUIRED = 'x-required';

const EXAMPLES = 'x-examples';

export interface Reference {
  ref: string;
  /** Sibling properties that are never sent in this direction, which the target must not require. */
  absent: string[];
  /** Whether a subtype names its base, whose discriminator does not apply. */
  isBase: boolean;
}

const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength']
  .concat(['minItems', 'maxItems', 'minContains', 'maxContains'])
  .concat(['minProperties', 'maxProperties']);
const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
const LISTS = ['prefixItems', 'allOf', 'anyOf', 'oneOf'];
/** Subschemas that apply to the same value. */
const COMPOSED = new Set(['dependentSchemas', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not']);
const SINGLE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
/** Markers of several tools for hidden fields: samples omit them, even if required. */
export const HIDDEN = ['x-internal', 'x-hidden', 'x-scalar-ignore', 'x-fern-ignore'];

/**
 * Creates the translation to JSON Schema 2020-12. Omits malformed keywords, patterns invalid in JavaScript, and
 * `unevaluatedProperties`, which cannot see through `x-reference`.
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

  /** Includes its reference's target and its subschemas in `lists`, recursively. */
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
    // A validator would look for schemas in the examples, but not in a function.
    if (examples.length > 0) result[EXAMPLES] = () => examples;
    if (isOld) translateOld(node, result);
    if (Array.isArray(node.required)) {
      result[REQUIRED] = node.required.filter((name) => typeof name === 'string' && !absent.includes(name));
    }
    if (discriminators.isSubtype(node)) for (const part of result.allOf as JsonSchema[]) markBase(part);
    const variants: Variants | undefined = discriminators.ofUnion(node);
    if (variants) result[VARIANTS] = variants;
    // The discriminator selects the branch.
    if (variants && result.oneOf && !result.anyOf) {
      result.anyOf = result.oneOf;
      delete result.oneOf;
    }
    return result;
  };
  return (schema) => translate(schema, []);
}

export function examplesOf({ [EXAMPLES]: examples }: Record<string, unknown>): unknown[] {
  return typeof examples === 'function' ? (examples() as unknown[]) : [];
}

function markBase(part: JsonSchema): void {
  if (isObject(part) && part[REFERENCE]) part[REFERENCE] = { ...(part[REFERENCE] as Reference), isBase: true };
}

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

/** OpenAPI 3.0. */
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
  // 3.0.3 requires it among the values, which few authors know.
  if (Array.isArray(result.enum)) result.enum = [...result.enum, null];
}

function isPattern(pattern: unknown): boolean {
  return typeof pattern === 'string' && compilePattern(pattern) !== undefined;
}
