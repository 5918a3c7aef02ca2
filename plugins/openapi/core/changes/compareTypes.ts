import type { Keywords } from '../../../schema/core/keywords/keywords';
import { isNullable } from '../../../schema/core/keywords/nullable';
import { valueTypes } from '../../../schema/core/keywords/valueTypes';
import { impactOf, type Visit } from './types';

/** Reports types that values may no longer have, or may have now. */
export function compareTypes(old: string[], now: string[], place: string, { direction, report }: Visit): void {
  const lost = old.length === 0 ? now.length > 0 : old.some((type) => !covers(now, type));
  const gained = now.length === 0 ? old.length > 0 : now.some((type) => !covers(old, type));
  if (!lost && !gained) return;
  const text = (types: string[]) => types.join(' | ') || 'any';
  const shift = lost && gained ? 'both' : lost ? 'narrower' : 'wider';
  report(impactOf(shift, direction), 'type', { place, from: text(old), to: text(now) });
}

/** The same for null alone. */
export function compareNull(was: Keywords, is: Keywords, place: string, { direction, report }: Visit): void {
  const isNull = isNullable(is);
  if (isNullable(was) === isNull) return;
  report(impactOf(isNull ? 'wider' : 'narrower', direction), isNull ? 'value-added' : 'value-removed', {
    place,
    name: 'null',
  });
}

/** Whether some values, or those of a type, are possible on both sides, so that their limits can be compared. */
export function isShared(old: string[], now: string[], type?: string): boolean {
  if (type !== undefined) return [type, FORMS].some((one) => old.includes(one) && now.includes(one));
  const overlaps = (one: string[], other: string[]) => one.some((name) => covers(other, name));
  return old.length === 0 || now.length === 0 || overlaps(old, now) || overlaps(now, old);
}

/** The type of a union. */
const FORMS = 'variants';

/** Empty: any. */
export function typesOf(keywords: Keywords, areForms: boolean): string[] {
  const types = areForms ? [FORMS] : valueTypes(keywords);
  return types.length > 0 && isNullable(keywords) ? [...types, 'null'] : types;
}

function covers(types: string[], type: string): boolean {
  return (
    type === 'never' || types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
  );
}
