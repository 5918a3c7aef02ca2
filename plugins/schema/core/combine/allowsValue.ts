import { isWithinBounds } from '../keywords/bounds';
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
  return isWithinBounds(keywords, value);
}

function isOfType(type: string, value: unknown): boolean {
  return type === typeOfValue(value) || (type === 'number' && typeof value === 'number');
}
