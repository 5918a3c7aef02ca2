import { isFormatted } from '../../../openapi';
import { list } from './fields';
import type { JsonObject } from './types';

const FORMATS = ['date-time', 'date', 'time', 'email', 'uri', 'uuid', 'ipv4', 'ipv6'];

type Bound = [limit: string, isBroken: (size: number, limit: number) => boolean, words: string, unit?: string];

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
    ['maxLength', ABOVE, 'at most', ' characters long'],
    ['minLength', BELOW, 'at least', ' characters long'],
  ],
  array: [
    ['maxItems', ABOVE, 'a list of at most', ' entries'],
    ['minItems', BELOW, 'a list of at least', ' entries'],
  ],
};

/** How a value breaks a limit or the format of its schema: `at most 100`. */
export function findExcess(schema: JsonObject, value: unknown): string | undefined {
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (kind !== 'array' && kind !== 'string' && kind !== 'number') return undefined;
  // JSON Schema counts characters, not UTF-16 units.
  const size = typeof value === 'number' ? value : [...(value as string | unknown[])].length;
  for (const [key, isBroken, words, unit = ''] of BOUNDS[kind]) {
    const limit = schema[key];
    if (typeof limit === 'number' && isBroken(size, limit)) return `${words} ${limit}${unit}`;
  }
  const format = FORMATS.find((one) => one === schema.format);
  const isText = [...list(schema.type), schema.type].includes('string');
  return format && isText && typeof value === 'string' && !isFormatted(value, format)
    ? `of the format \`${format}\``
    : undefined;
}
