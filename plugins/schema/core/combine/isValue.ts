import { isObject } from '../../../shared/core/json';
import { MAX_DEPTH } from '../limits';
import type { Shape } from './types';

/** Those that are known to be values. */
const values = new WeakSet<Shape>();

/** Whether a schema has neither fields nor recursion, so that it is described in full at every use. */
export function isValue(shape: Shape, around: readonly Shape[] = []): boolean {
  if (values.has(shape)) return true;
  const { properties, patternProperties, prefixItems, required, discriminator, items } = shape.keywords;
  if (properties || patternProperties || prefixItems || required || discriminator) return false;
  if (isObject(items) && shape.items === undefined) return false;
  if (around.length > MAX_DEPTH || around.includes(shape)) return false;
  const inside = [...around, shape];
  const is = shape.inner.every((schema) => !isObject(schema) || isValue(shape.inside(schema), inside));
  if (is) values.add(shape);
  return is;
}
