import { words } from '../../../shared/core/words';
import { keysWith } from '../table';
import type { Keywords } from './keywords';
import { isNullable } from './nullable';

export function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const IMPLIED_TYPES = words('object array string number').map((type) => ({ type, keys: keysWith({ on: type }) }));

const NUMBER_FORMAT = /^(?:u?int\d*|float|double|decimal|number)/i;

export function isNumberFormat(format: string): boolean {
  return NUMBER_FORMAT.test(format);
}

/** Declared or inferred types, except null. Unlike JSON Schema, infers `object` from `properties` without `type`. */
export function valueTypes(keywords: Keywords): string[] {
  if (keywords.types) {
    const types = keywords.types.filter((type) => type !== 'null');
    return types.length === 0 && !isNullable(keywords) ? ['never'] : types;
  }
  const values = 'const' in keywords ? [keywords.const] : keywords.enum?.map(({ value }) => value);
  if (values) return [...new Set(values.map(typeOfValue))].filter((type) => type !== 'null');
  const implied = IMPLIED_TYPES.find(({ keys }) => keys.some((key) => key in keywords));
  if (implied) return [implied.type];
  if (keywords.format === undefined) return [];
  return [/^u?int/i.test(keywords.format) ? 'integer' : isNumberFormat(keywords.format) ? 'number' : 'string'];
}

/** Whether the values are raw files. */
export function isBytes({ contentEncoding, format, types }: Keywords): boolean {
  if (contentEncoding !== undefined) return false;
  return format === 'binary' || format === 'file' || types?.includes('file') === true;
}
