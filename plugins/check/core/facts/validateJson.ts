import type { ApiModel } from '../../../openapi';
import { createValidator, type Validator } from '../../../schema/core/validate/createValidator';
import { findTelling, nameTypes } from '../../../schema/core/validate/explain';
import type { Reason, ValidatorOptions } from '../../../schema/core/validate/types';
import { once } from '../../../shared/core/cache';
import { words } from '../../../shared/core/words';
import { isFormatted } from '../../../values/core/lifelike/formats';
import { MORE, UNKNOWN } from '../samples/literals';

export interface Mismatch {
  path: string[];
  message: string;
  name?: string;
  known?: string[];
  /** The schema allows the field, and nothing describes it. */
  isUndescribed?: true;
}

type Direction = ValidatorOptions['direction'];

/** Values of other formats are too often placeholders. */
const FORMATS: ReadonlySet<string> = new Set(words('date-time date time email uri uuid ipv4 ipv6'));

interface Options {
  direction?: Direction;
  /** The name of the whole value. */
  name?: string;
}

/** The differences between a value and its schema; also fields that the schema does not describe. */
export function validateJson(
  model: ApiModel,
  schema: unknown,
  value: unknown,
  { direction = 'either', name }: Options = {},
): Mismatch[] {
  const reasons = validatorsOf(model)(direction).validate(value, schema);
  return reasons.map(findTelling).map((reason) => describe(reason, name));
}

const validatorsOf = once((model: ApiModel) => {
  const known = new Map<Direction, Validator>();
  return (direction: Direction): Validator => {
    const validator = known.get(direction) ?? createValidator({ ...OPTIONS, resolve: model.resolve, direction });
    known.set(direction, validator);
    return validator;
  };
});

const OPTIONS: Omit<ValidatorOptions, 'resolve'> = {
  isDescribedOnly: true,
  isUnknown: (value) => value === UNKNOWN,
  isPartial: (value) => Object.hasOwn(value, MORE),
  isFormatted: (value, format) => !FORMATS.has(format) || isFormatted(value, format),
};

function describe({ path, keyword, expected, name }: Reason, of: string | undefined): Mismatch {
  const subject = nameOf(path, of);
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return { path, name, message: `the required field \`${name}\` is missing` };
    case 'undescribed':
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const known = keyword === 'undescribed' ? { known: expected as string[], isUndescribed: true as const } : {};
      const place = path.length > 0 ? ` in ${subject}` : '';
      return { path, name, message: `the document has no field \`${name}\`${place}`, ...known };
    }
    case 'type':
      return { path, message: `${subject} is ${nameTypes(expected as string[])} in the document` };
    case 'const':
    case 'enum':
      return { path, message: `${subject} is one of ${[expected].flat().join(', ')} in the document` };
    default:
      return { path, message: `${subject} is ${describeLimit(keyword, expected)} in the document` };
  }
}

const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  maximum: (limit) => `at most ${limit}`,
  minimum: (limit) => `at least ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  multipleOf: (step) => `a multiple of ${step}`,
  maxLength: (limit) => `at most ${limit} characters long`,
  minLength: (limit) => `at least ${limit} characters long`,
  maxItems: (limit) => `a list of at most ${limit} entries`,
  minItems: (limit) => `a list of at least ${limit} entries`,
  maxProperties: (limit) => `an object of at most ${limit} fields`,
  minProperties: (limit) => `an object of at least ${limit} fields`,
  uniqueItems: () => 'a list without duplicates',
  format: (format) => `of the format \`${format}\``,
  pattern: (pattern) => `a text that matches \`${pattern}\``,
  oneOf: () => 'exactly one of its variants',
  anyOf: () => 'one of its variants',
};

function describeLimit(keyword: string, expected: unknown): string {
  return LIMITS[keyword]?.(String(expected)) ?? `something else, by \`${keyword}\`,`;
}

function nameOf(path: string[], of: string | undefined): string {
  const name = path.filter((part) => !/^\d+$/.test(part)).at(-1) ?? of;
  return name === undefined ? 'the value' : `\`${name}\``;
}
