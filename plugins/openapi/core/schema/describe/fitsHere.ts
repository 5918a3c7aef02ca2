import { countContent } from './count';
import type { Unfolded, Walk } from './walk';

/** A page with no more rows than these would cost a reader more than it says. */
export const FEW_ROWS = 6;

/** Are the rows of a schema, with all that is in it, shown here: within the budget, or as a few of the spare ones? */
export function fitsHere(unfolded: Unfolded, walk: Walk): boolean {
  const { rows, spare = 0 } = walk.context.budget;
  const count = countContent(unfolded, walk);
  return count <= rows || count <= Math.min(FEW_ROWS, spare);
}
