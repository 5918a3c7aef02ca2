import { isObject } from '../../../shared/core/json';
import { type KeysWith, type Keyword, ROWS } from '../table';
import type { Keywords } from './keywords';

type BoundKey = Exclude<KeysWith<{ stricter: 'higher' } | { stricter: 'lower' }>, KeysWith<{ with: string }>>;

export interface Bound {
  key: BoundKey;
  on: Keyword['on'];
  isOpen: boolean;
}

function boundsOf(side: 'higher' | 'lower'): Bound[] {
  return ROWS.flatMap(({ key, on, stricter, isOpen = false, with: group }) =>
    stricter === side && group === undefined ? [{ key: key as BoundKey, on, isOpen }] : [],
  );
}

/** The keywords that give the least value, length or count, and the most. */
export const LOWER_BOUNDS = boundsOf('higher');
export const UPPER_BOUNDS = boundsOf('lower');

/** What restricts the values of one type, each by itself. */
export const LIMITS = ROWS.filter(({ on, note, isStructure, isOpaque }) => on && note && !isStructure && !isOpaque);

/** What bounds are about: the value of a number, the length of a text, the count of items or fields. */
function measure(value: unknown): [on: Keyword['on'], size: number] | undefined {
  if (typeof value === 'number') return ['number', value];
  if (typeof value === 'string') return ['string', [...value].length];
  if (Array.isArray(value)) return ['array', value.length];
  return isObject(value) ? ['object', Object.keys(value).length] : undefined;
}

export function isWithinBounds(keywords: Keywords, value: unknown): boolean {
  const [on, size] = measure(value) ?? [];
  if (size === undefined) return true;
  const keeps = (bounds: Bound[], sign: number) =>
    bounds.every((bound) => {
      const limit = bound.on === on ? keywords[bound.key] : undefined;
      return limit === undefined || (bound.isOpen ? size * sign > limit * sign : size * sign >= limit * sign);
    });
  return keeps(LOWER_BOUNDS, 1) && keeps(UPPER_BOUNDS, -1);
}
