import type { Keywords } from '../../schema/core/keywords/keywords';
import { isObject, type Json, parseJson } from '../../shared/core/json';
import { shrink } from './shrink';

const MAX_SIZE = 1500;
const MAX_ITEMS = 3;

/** Authored values, best first, converted to the schema's types where the intent is clear. */
export function authoredValues(keywords: Keywords, hint: unknown): Json[] {
  if ('const' in keywords) return [keywords.const as Json];
  const given = [hint, ...(keywords.examples ?? []), keywords.default].filter(
    (value) => value !== undefined && value !== null && !isEmpty(value),
  );
  const values = given.flatMap((value) => [value as Json, ...convert(value as Json, keywords)]);
  const enumerated = (keywords.enum ?? []).map(({ value }) => value as Json).filter((value) => value !== null);
  return [...values.flatMap(shorten), ...enumerated];
}

export function isEmpty(value: unknown): boolean {
  return (Array.isArray(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0);
}

function shorten(value: Json): Json[] {
  const small = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : shrink(value, MAX_SIZE);
  return small === value ? [value] : [small, value];
}

function convert(value: Json, { types = [] }: Keywords): Json[] {
  const wants = (type: string) => types.includes(type);
  if (typeof value === 'string') {
    if ((wants('integer') || wants('number')) && /^-?\d{1,15}(\.\d+)?$/.test(value)) return [Number(value)];
    if (wants('boolean') && /^(true|false)$/i.test(value)) return [/true/i.test(value)];
    const isJson = (wants('array') && value.startsWith('[')) || (wants('object') && value.startsWith('{'));
    const parsed = isJson ? parseJson(value) : undefined;
    if (parsed !== undefined) return [parsed];
  }
  if (wants('string') && (typeof value === 'number' || typeof value === 'boolean')) return [String(value)];
  return wants('array') && !Array.isArray(value) && !wants('object') ? [[value]] : [];
}
