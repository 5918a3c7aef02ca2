import type { Json } from '../json';
import type { NameValue, ParameterValue } from './parameter-value';
import { percentEncode } from './percent';

const DELIMITERS: Record<string, string> = { form: ',', cookie: ',', spaceDelimited: ' ', pipeDelimited: '|' };

/** The parts of a value that a delimited style strings together: items, or names and values in turn. */
function partsOf(value: ParameterValue): string[] {
  if (value.kind === 'primitive') return [value.text];
  return value.kind === 'list' ? value.items : value.members.flat();
}

/** One pair per item or member (`explode: true`). */
export function explodePairs(name: string, value: ParameterValue): NameValue[] {
  if (value.kind === 'primitive') return [[name, value.text]];
  return value.kind === 'list' ? value.items.map((item) => [name, item]) : value.members;
}

/** One pair with all parts, joined by what the style says. */
export function delimitedPair(name: string, value: ParameterValue, style: string): NameValue {
  return [name, partsOf(value).join(DELIMITERS[style] ?? ',')];
}

/**
 * A comma list one of whose items holds a comma: the items are encoded one by one, so that the commas between them can
 * be told apart. `undefined` where a plain pair says the same.
 */
export function commaListQuery(name: string, value: ParameterValue, encode = percentEncode): string | undefined {
  const parts = partsOf(value);
  if (parts.length < 2 || !parts.some((part) => part.includes(','))) return undefined;
  const encodeItem = (part: string) => encode(part).replaceAll(',', '%2C');
  return `${percentEncode(name)}=${parts.map(encodeItem).join(',')}`;
}

/**
 * `color[R]=100`. OpenAPI defines one level; deeper levels get further brackets and lists repeat the name, which is what
 * most servers read.
 */
export function deepObjectPairs(name: string, value: Json): NameValue[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => deepObjectPairs(name, item));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, member]) => deepObjectPairs(`${name}[${key}]`, member));
  }
  return [[name, String(value)]];
}
