import { onceByText } from '../../../shared/core/cache';
import { exactly, isEqual } from './equal';
import { refuse } from './refuse';
import type { At } from './types';

type Amount = number | bigint;

/** What is within a bound. `limit`: the value of the keyword. */
export const BOUNDS = {
  minimum: (amount: Amount, limit: Amount) => amount >= limit,
  maximum: (amount: Amount, limit: Amount) => amount <= limit,
  exclusiveMinimum: (amount: Amount, limit: Amount) => amount > limit,
  exclusiveMaximum: (amount: Amount, limit: Amount) => amount < limit,
  minLength: (length: Amount, limit: Amount) => length >= limit,
  maxLength: (length: Amount, limit: Amount) => length <= limit,
  minItems: (count: Amount, limit: Amount) => count >= limit,
  maxItems: (count: Amount, limit: Amount) => count <= limit,
  minProperties: (count: Amount, limit: Amount) => count >= limit,
  maxProperties: (count: Amount, limit: Amount) => count <= limit,
};

export type Bound = keyof typeof BOUNDS;

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'bigint' || Number.isInteger(value)) return 'integer';
  return typeof value;
}

export function isOfTypes(value: unknown, types: readonly string[]): boolean {
  const type = typeOf(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

export function checkAmount(keyword: Bound, limit: number, amount: Amount, found: unknown, at: At): boolean {
  const { exact } = at.run.options;
  const isWithin = BOUNDS[keyword];
  return isWithin(exactly(amount, exact), exactly(limit, exact)) || refuse(keyword, limit, found, at);
}

/** Counts characters, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const isPair = (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
    if (isPair) {
      length -= 1;
      index += 1;
    }
  }
  return length;
}

/** As written in decimals, 0.3 is a multiple of 0.1, which it is not in doubles. */
export function isMultiple(value: Amount, step: number): boolean {
  if (typeof value === 'number') {
    const count = value / step;
    if (Number.isSafeInteger(count)) return true;
    if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return false;
  }
  const [number, unit] = [readDecimal(value), readDecimal(step)];
  if (!number || !unit || unit.digits === 0n) return true;
  const scale = Math.max(number.places, unit.places);
  return raise(number, scale) % raise(unit, scale) === 0n;
}

interface Decimal {
  digits: bigint;
  places: number;
}

function readDecimal(value: Amount): Decimal | undefined {
  const [, whole, fraction = '', power = '0'] = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return whole === undefined
    ? undefined
    : { digits: BigInt(whole + fraction), places: fraction.length - Number(power) };
}

function raise({ digits, places }: Decimal, scale: number): bigint {
  return digits * 10n ** BigInt(scale - places);
}

/** Ranges of the formats of integers in OpenAPI's registry. */
const RANGES: Readonly<Record<string, readonly [least: Amount, most: Amount]>> = {
  int8: [-128, 127],
  uint8: [0, 255],
  int16: [-32_768, 32_767],
  uint16: [0, 65_535],
  int32: [-2_147_483_648, 2_147_483_647],
  uint32: [0, 4_294_967_295],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0, 2n ** 64n - 1n],
  'double-int': [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

export function rangeOf(format: string): readonly [least: Amount, most: Amount] | undefined {
  return Object.hasOwn(RANGES, format) ? RANGES[format] : undefined;
}

export function checkRange([least, most]: readonly [Amount, Amount], value: Amount, at: At): boolean {
  const amount = exactly(value, at.run.options.exact);
  if (amount < least) return refuse('minimum', least, value, at);
  return amount <= most || refuse('maximum', most, value, at);
}

export function checkFormat(format: string, value: string | number | bigint, at: At): boolean {
  const { isFormatted } = at.run.options;
  if (!isFormatted || typeof value === 'bigint') return true;
  return isFormatted(value, format) || refuse('format', format, value, at);
}

const expressionOf = onceByText((pattern: string): RegExp | undefined => {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
});

/** A pattern that JavaScript does not know matches anything. */
function matchesNatively(pattern: string, text: string): boolean {
  return expressionOf(pattern)?.test(text) ?? true;
}

export function matches(pattern: string, text: string, { run: { options } }: At): boolean {
  return (options.matches ?? matchesNatively)(pattern, text);
}

export function isOneOf(value: unknown, values: readonly unknown[], { run: { options } }: At): boolean {
  if (typeof value === 'string') return values.includes(value);
  return values.some((one) => isEqual(one, value, options.exact));
}
