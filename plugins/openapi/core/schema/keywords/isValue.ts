import { isObject } from '../../json';
import { unfold } from '../combine/unfold';
import { innerSchemas } from '../describe/count';
import type { Unfolded, Walk } from '../describe/walk';
import { joinedItems } from './parts';

/** Bounds schemas that merge themselves with themselves and keep growing inner schemas. */
const MAX_LEVELS = 5;

/** Whether a schema has neither fields nor recursion, so that it is described in full at every use. */
export function isValue(unfolded: Unfolded, walk: Walk, level = 0): boolean {
  const { properties, patternProperties, prefixItems, required, discriminator, items } = unfolded.keywords;
  if (properties || patternProperties || prefixItems || required || discriminator) return false;
  if (isObject(items) && joinedItems(unfolded.keywords) === undefined) return false;
  return innerSchemas(unfolded, walk).every((schema) => isInnerValue(schema, unfolded, walk, level + 1));
}

function isInnerValue(schema: unknown, { scope }: Unfolded, walk: Walk, level: number): boolean {
  if (!isObject(schema)) return true;
  if (level > MAX_LEVELS) return false;
  const known = walk.values.get(schema);
  if (known !== undefined) return known;
  walk.values.set(schema, false);
  const is = isValue(unfold(schema, scope, walk), walk, level);
  walk.values.set(schema, is);
  return is;
}
