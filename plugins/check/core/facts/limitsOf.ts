import type { Shape } from '../../../schema/core/combine/types';
import { type Bound, LOWER_BOUNDS, UPPER_BOUNDS } from '../../../schema/core/keywords/bounds';
import { isObject } from '../../../shared/core/json';

/** Limits of things that a sentence counts: `100 addresses`. */
export const COUNTED = UPPER_BOUNDS.filter(({ on }) => on === 'array' || on === 'object');

export type LimitKind = 'most' | 'least';

const BOUNDS: Record<LimitKind, Bound[]> = { most: UPPER_BOUNDS, least: LOWER_BOUNDS };

/** The limits that a schema sets, to its value or to each of its entries. */
export function limitsOf(shape: Shape, kind: LimitKind, bounds = BOUNDS[kind], seen: Shape[] = []): number[] {
  if (seen.includes(shape)) return [];
  const { keywords } = shape;
  const own = bounds.flatMap(({ key, isOpen }) => (isOpen ? [] : (keywords[key] ?? [])));
  const inner = [keywords.items, keywords.additionalProperties].filter(isObject);
  return [...own, ...inner.flatMap((schema) => limitsOf(shape.inside(schema), kind, bounds, [...seen, shape]))];
}
