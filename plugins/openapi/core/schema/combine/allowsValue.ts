import { isObject } from '../../json';
import { jsonText } from '../keywords/jsonText';
import type { Keywords } from '../keywords/keywords';
import { typeOfValue } from '../keywords/valueTypes';

/** Whether a schema's own keywords allow the value. Fields and items are not checked. */
export function allowsValue(keywords: Keywords, value: unknown): boolean {
  if (value === null && keywords.nullable) return true;
  const isSame = (other: unknown) => jsonText(other) === jsonText(value);
  if (keywords.types && !keywords.types.some((type) => isOfType(type, value))) return false;
  if ('const' in keywords && !isSame(keywords.const)) return false;
  if (keywords.enum && !keywords.enum.some((one) => isSame(one.value))) return false;
  if (typeof value === 'number') return isInRange(keywords, value);
  if (typeof value === 'string') return isBetween([...value].length, keywords.minLength, keywords.maxLength);
  if (Array.isArray(value)) return isBetween(value.length, keywords.minItems, keywords.maxItems);
  return !isObject(value) || isBetween(Object.keys(value).length, keywords.minProperties, keywords.maxProperties);
}

function isOfType(type: string, value: unknown): boolean {
  return type === typeOfValue(value) || (type === 'number' && typeof value === 'number');
}

function isInRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Keywords, value: number): boolean {
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return false;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return false;
  return isBetween(value, minimum, maximum);
}

function isBetween(value: number, least = -Infinity, most = Infinity): boolean {
  return value >= least && value <= most;
}
