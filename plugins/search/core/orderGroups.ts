import type { HitGroup } from './types';

/** In the order of the navigation; pages without an entry there come last. */
export function orderGroups(groups: HitGroup[]): HitGroup[] {
  const isLast = ({ title }: HitGroup) => Number(title === undefined);
  return [...groups].sort((a, b) => isLast(a) - isLast(b) || compare(a.priority, b.priority));
}

/** A difference would be none of `Infinity` and itself. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
