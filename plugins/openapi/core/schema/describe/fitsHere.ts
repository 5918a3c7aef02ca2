import { countContent } from './count';
import type { Unfolded, Walk } from './walk';

/** A separate page with fewer rows is not worth a click. */
export const FEW_ROWS = 6;

/** Whether the rows of a schema, including inner ones, fit the budget or its spare rows. */
export function fitsHere(unfolded: Unfolded, walk: Walk): boolean {
  const { rows, spare = 0 } = walk.context.budget;
  const count = countContent(unfolded, walk);
  return count <= rows || count <= Math.min(FEW_ROWS, spare);
}
