import { fullFormats } from 'ajv-formats/dist/formats.js';
import { list } from './fields';
import type { JsonObject } from './types';

const FORMATS = ['date-time', 'date', 'time', 'email', 'uri', 'uuid', 'ipv4', 'ipv6'] as const;
type Format = (typeof FORMATS)[number];

type Bound = [limit: string, isBroken: (size: number, limit: number) => boolean, words: string];

const ABOVE: Bound['1'] = (size, limit) => size > limit;
const BELOW: Bound['1'] = (size, limit) => size < limit;
const BOUNDS: Record<'number' | 'string' | 'array', Bound[]> = {
  number: [
    ['maximum', ABOVE, 'at most'],
    ['minimum', BELOW, 'at least'],
    ['exclusiveMaximum', (size, limit) => size >= limit, 'less than'],
    ['exclusiveMinimum', (size, limit) => size <= limit, 'more than'],
  ],
  string: [
    ['maxLength', ABOVE, 'at most, in characters,'],
    ['minLength', BELOW, 'at least, in characters,'],
  ],
  array: [
    ['maxItems', ABOVE, 'at most, in entries,'],
    ['minItems', BELOW, 'at least, in entries,'],
  ],
};

/** How a value breaks a limit or the format of its schema: `at most 100`. */
export function findExcess(schema: JsonObject, value: unknown): string | undefined {
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (kind !== 'array' && kind !== 'string' && kind !== 'number') return undefined;
  const size = typeof value === 'number' ? value : ((value as string | unknown[]).length ?? 0);
  for (const [key, isBroken, words] of BOUNDS[kind]) {
    const limit = schema[key];
    if (typeof limit === 'number' && isBroken(size, limit)) return `${words} ${limit}`;
  }
  const format = FORMATS.find((one) => one === schema.format);
  const isText = [...list(schema.type), schema.type].includes('string');
  return format && isText && typeof value === 'string' && !fits(value, format)
    ? `of the format \`${format}\``
    : undefined;
}

function fits(value: string, name: Format): boolean {
  const format: unknown = fullFormats[name];
  if (format instanceof RegExp) return format.test(value);
  const validate = typeof format === 'object' && format !== null && 'validate' in format ? format.validate : format;
  if (validate instanceof RegExp) return validate.test(value);
  return typeof validate !== 'function' || Boolean(validate(value));
}
