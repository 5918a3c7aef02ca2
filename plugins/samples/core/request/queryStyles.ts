import type { Json } from '../../../shared/core/json';
import type { NameValue, ParameterValue } from './parameterValue';
import { encodeReservedQueryValue, percentEncode } from './percent';

const DELIMITERS: Record<string, string> = { form: ',', cookie: ',', spaceDelimited: ' ', pipeDelimited: '|' };

/** Parts to join with a delimiter: items, or alternating names and values. */
function partsOf(value: ParameterValue): string[] {
  if (value.kind === 'primitive') return [value.text];
  return value.kind === 'list' ? value.items : value.members.flat();
}

/** `explode: true`: one pair per item or member. */
export function explodePairs(name: string, value: ParameterValue): NameValue[] {
  if (value.kind === 'primitive') return [[name, value.text]];
  return value.kind === 'list' ? value.items.map((item) => [name, item]) : value.members;
}

/** `explode: false`: one pair. */
export function delimitedPair(name: string, value: ParameterValue, style: string): NameValue {
  return [name, partsOf(value).join(DELIMITERS[style] ?? ',')];
}

/** Encodes items one by one if one contains a comma. Returns `undefined` if a plain pair suffices. */
export function commaListQuery(name: string, value: ParameterValue, encode = percentEncode): string | undefined {
  const parts = partsOf(value);
  if (parts.length < 2 || !parts.some((part) => part.includes(','))) return undefined;
  const encodeItem = (part: string) => encode(part).replaceAll(',', '%2C');
  return `${percentEncode(name)}=${parts.map(encodeItem).join(',')}`;
}

/** `color[R]=100`. OpenAPI defines only one level; most servers read more brackets and repeated names. */
export function deepObjectPairs(name: string, value: Json): NameValue[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => deepObjectPairs(name, item));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, member]) => deepObjectPairs(`${name}[${key}]`, member));
  }
  return [[name, String(value)]];
}

/** Encodes pairs with reserved characters kept. Returns `undefined` if the standard encoding is the same. */
export function reservedQuery(pairs: NameValue[]): string | undefined {
  if (pairs.every(([, value]) => encodeReservedQueryValue(value) === percentEncode(value))) return undefined;
  return pairs.map(([name, value]) => `${percentEncode(name)}=${encodeReservedQueryValue(value)}`).join('&');
}
