import { isObject } from '../../json';
import { findAlias } from '../combine/alias';
import { branchesOf } from '../combine/branches';
import { unfold } from '../combine/unfold';
import { joinedItems } from '../keywords/parts';
import type { Schema, SchemaSource } from '../types';
import { countingWalk, countRows } from './count';

const MAX_VARIANTS = 100;

/** The number of rows of a body or result, including the entities it lists or chooses between. */
export function countWhole(schema: Schema, source: SchemaSource): number {
  const walk = countingWalk(source);
  const seen = new Set<unknown>();
  const count = (shown: unknown): number => {
    if (!isObject(shown) || seen.has(shown) || seen.size > MAX_VARIANTS) return 0;
    seen.add(shown);
    const { keywords, scope } = unfold(shown, { schema: shown, outer: undefined }, walk);
    // Inline schemas are already counted with their parent.
    const rows = shown === schema || findAlias(shown) ? countRows(shown, source) : 0;
    const inner = [joinedItems(keywords), ...branchesOf(keywords, scope, walk).map((branch) => branch.schema)];
    return inner.reduce<number>((sum, one) => sum + count(one), rows);
  };
  return count(schema);
}
