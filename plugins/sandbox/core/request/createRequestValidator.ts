import { createValidator } from '../../../schema/core/validate/createValidator';
import { explainReasons } from '../../../schema/core/validate/explain';
import type { Reason } from '../../../schema/core/validate/types';
import { calculable } from '../../../shared/core/exactJson';
import type { SandboxApi } from '../api';

/** Other formats are annotations. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'date-time':
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

export function isCheckedFormat(format: string): boolean {
  return Object.hasOwn(FORMATS, format);
}

/** Says why a schema refuses a value, to follow the name of the value; nothing if it fits. */
export type ExplainValue = (value: unknown, schema: unknown) => string | undefined;

export function createRequestValidator(api: Schemas): ExplainValue {
  const validate = createSchemaValidator(api, 'request');
  return (value, schema) => {
    const reasons = validate(value, schema);
    return reasons.length > 0 ? explainReasons(reasons) : undefined;
  };
}

type Schemas = Pick<SandboxApi, 'schemas' | 'numbers'>;

/** Values may have numbers of `parseExact`. */
export function createSchemaValidator({ schemas, numbers = {} }: Schemas, direction: 'request' | 'response') {
  const exact = (number: number) => {
    const digits = Object.hasOwn(numbers, number) ? numbers[number] : undefined;
    return digits === undefined || !/^-?\d+$/.test(digits) ? number : BigInt(digits);
  };
  const { validate } = createValidator({
    direction,
    resolve: (ref) => (Object.hasOwn(schemas, ref) ? schemas[ref] : undefined),
    isFormatted: (value, format) => typeof value !== 'string' || (FORMATS[format]?.test(value) ?? true),
    exact,
  });
  return (value: unknown, schema: unknown): Reason[] => validate(calculable(value), schema);
}
