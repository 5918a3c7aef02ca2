import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { words } from '../../../shared/core/words';
import { follow } from './follow';
import { checkContains, checkItems, checkUnevaluatedItems, checkUnique } from './lists';
import {
  checkDependents,
  checkMembers,
  checkPropertyNames,
  checkRequired,
  checkUnevaluatedProperties,
} from './objects';
import { refuse } from './refuse';
import {
  type Bound,
  checkAmount,
  checkFormat,
  checkRange,
  isMultiple,
  isOfTypes,
  isOneOf,
  lengthOf,
  matches,
  rangeOf,
} from './scalars';
import type { Check } from './types';
import { checkAllOf, checkAnyOf, checkIf, checkNot, checkOneOf } from './unions';
import { checkVariant } from './variants';

/** The values that a keyword looks at. */
interface Kinds {
  any: unknown;
  number: number | bigint;
  string: string;
  array: unknown[];
  object: JsonObject;
}

export type Kind = keyof Kinds;

interface Row {
  /** The keywords that it needs, of which at least one must be there. */
  keys: string[];
  on: Kind;
  /** Nothing for a value that the keyword cannot have, or that refuses nothing. */
  prepare(schema: JsonObject): Check<never> | undefined;
}

function row<Of extends Kind>(
  keys: string,
  on: Of,
  prepareCheck: (schema: JsonObject) => Check<Kinds[Of]> | undefined,
): Row {
  return { keys: words(keys), on, prepare: prepareCheck };
}

const TYPES: ReadonlySet<string> = new Set(words('null boolean integer number string array object'));
const isSchema = (value: unknown) => isObject(value) || typeof value === 'boolean';

/** In the order in which they are looked at: what is decided fast comes first. */
const ROWS: readonly Row[] = [
  row('type', 'any', ({ type, nullable, 'x-nullable': xNullable }) => {
    const known = [type].flat().filter((one): one is string => TYPES.has(String(one)));
    const types = nullable === true || xNullable === true ? [...known, 'null'] : known;
    return known.length === 0 ? undefined : (value, at) => isOfTypes(value, types) || refuse('type', types, value, at);
  }),
  row('const', 'any', (schema) => {
    return (value, at) => isOneOf(value, [schema.const], at) || refuse('const', schema.const, value, at);
  }),
  row('enum', 'any', ({ enum: values }) => {
    if (!Array.isArray(values)) return undefined;
    return (value, at) => isOneOf(value, values, at) || refuse('enum', values, value, at);
  }),
  ...[
    bound('number', 'minimum', 'exclusiveMinimum'),
    bound('number', 'maximum', 'exclusiveMaximum'),
    bound('number', 'exclusiveMinimum'),
    bound('number', 'exclusiveMaximum'),
    bound('string', 'maxLength'),
    bound('string', 'minLength'),
    bound('array', 'maxItems'),
    bound('array', 'minItems'),
    bound('object', 'maxProperties'),
    bound('object', 'minProperties'),
  ],
  row('multipleOf', 'number', ({ multipleOf: step }) => {
    if (typeof step !== 'number' || step <= 0) return undefined;
    return (value, at) => isMultiple(value, step) || refuse('multipleOf', step, value, at);
  }),
  row('format', 'number', ({ format }) => {
    if (typeof format !== 'string') return undefined;
    const range = rangeOf(format);
    return (value, at) => (range ? checkRange(range, value, at) : checkFormat(format, value, at));
  }),
  row('pattern', 'string', ({ pattern }) => {
    if (typeof pattern !== 'string') return undefined;
    return (value, at) => matches(pattern, value, at) || refuse('pattern', pattern, value, at);
  }),
  row('format', 'string', ({ format }) => {
    return typeof format === 'string' ? (value, at) => checkFormat(format, value, at) : undefined;
  }),
  row('required', 'object', ({ required }) => {
    const names = Array.isArray(required) ? required.filter((name): name is string => typeof name === 'string') : [];
    return names.length > 0 ? checkRequired(names) : undefined;
  }),
  ...['dependentRequired', 'dependencies', 'dependentSchemas'].map((key) =>
    row(key, 'object', ({ [key]: dependents }) => (isObject(dependents) ? checkDependents(dependents) : undefined)),
  ),
  row('propertyNames', 'object', ({ propertyNames }) =>
    isSchema(propertyNames) ? checkPropertyNames(propertyNames) : undefined,
  ),
  row('uniqueItems', 'array', ({ uniqueItems }) => (uniqueItems === true ? checkUnique() : undefined)),
  row('properties patternProperties additionalProperties', 'object', checkMembers),
  row('items prefixItems', 'array', checkItems),
  row('contains', 'array', checkContains),
  ...['$ref', '$dynamicRef', '$recursiveRef'].map((key) =>
    row(key, 'any', ({ [key]: ref }) => {
      if (typeof ref !== 'string') return undefined;
      return (value, at) => {
        const { schema, scope } = follow(ref, at.scope, at.run);
        return at.run.here(value, schema, at, { scope });
      };
    }),
  ),
  row('allOf', 'any', ({ allOf }) => (Array.isArray(allOf) ? checkAllOf(allOf) : undefined)),
  row('anyOf', 'any', (schema) => (isList(schema.anyOf) ? checkAnyOf(schema.anyOf, schema) : undefined)),
  row('oneOf', 'any', (schema) => (isList(schema.oneOf) ? checkOneOf(schema.oneOf, schema) : undefined)),
  row('discriminator', 'object', ({ discriminator, anyOf, oneOf }) => {
    const isAlone = isObject(discriminator) && !isList(anyOf) && !isList(oneOf);
    return isAlone ? (value, at) => checkVariant(value, at) ?? true : undefined;
  }),
  row('not', 'any', ({ not }) => (isSchema(not) ? checkNot(not) : undefined)),
  row('if', 'any', checkIf),
  // These look at what all others have left.
  row('unevaluatedProperties', 'object', ({ unevaluatedProperties: rest }) =>
    isSchema(rest) ? checkUnevaluatedProperties(rest) : undefined,
  ),
  row('unevaluatedItems', 'array', ({ unevaluatedItems: rest }) =>
    isSchema(rest) ? checkUnevaluatedItems(rest) : undefined,
  ),
];

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0;
}

/** `exclusive`: the keyword whose `true`, in OpenAPI 3.0, makes this bound exclusive. */
function bound(on: 'number' | 'string' | 'array' | 'object', keyword: Bound, exclusive?: Bound): Row {
  return row(keyword, on, (schema) => {
    const { [keyword]: limit } = schema;
    if (typeof limit !== 'number') return undefined;
    const applied = exclusive && schema[exclusive] === true ? exclusive : keyword;
    return (value, at) => checkAmount(applied, limit, sizeOf(value), value, at);
  });
}

function sizeOf(value: Kinds['number' | 'string' | 'array' | 'object']): number | bigint {
  if (typeof value === 'string') return lengthOf(value);
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' ? Object.keys(value).length : value;
}

export interface Prepared {
  checks: ReadonlyArray<{ on: Kind; check: Check<never> }>;
  /** Null is allowed whatever else the schema says: `nullable` of OpenAPI 3.0. */
  isNullable: boolean;
  /** Needs to know what its other keywords have looked at. */
  tracks: boolean;
  /** The reference that is all of the schema. */
  alias: string | undefined;
}

/** Indices into `ROWS`. */
const ROWS_OF = new Map(
  ROWS.flatMap(({ keys }) => keys).map((key) => [
    key,
    ROWS.flatMap(({ keys }, index) => ((keys as readonly string[]).includes(key) ? [index] : [])),
  ]),
);

/** The keywords of a schema as checks. */
export const prepare = once((schema: JsonObject): Prepared => {
  const keys = Object.keys(schema);
  const rows = new Set(keys.flatMap((key) => ROWS_OF.get(key) ?? []));
  const checks = [...rows]
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const { on = 'any', prepare: prepareCheck } = ROWS[index] ?? {};
      const check = prepareCheck?.(schema);
      return check ? [{ on, check }] : [];
    });
  return {
    checks,
    isNullable: schema.nullable === true || schema['x-nullable'] === true,
    alias: typeof schema.$ref === 'string' && keys.length === 1 ? schema.$ref : undefined,
    tracks: isSchema(schema.unevaluatedProperties) || isSchema(schema.unevaluatedItems),
  };
});
