import type { HitGroup } from '../types';

export interface FoundGroup {
  group: HitGroup;
  /** Does one of its hits have all keywords? */
  hasAll: boolean;
}

/**
 * Groups with a hit that has all keywords before those that have some of them; apart from that in the order of the
 * navigation, where pages without an entry come last.
 */
export function orderGroups(found: FoundGroup[]): HitGroup[] {
  const isLast = ({ title }: HitGroup) => Number(title === undefined);
  return [...found]
    .sort(
      (a, b) =>
        Number(b.hasAll) - Number(a.hasAll) ||
        isLast(a.group) - isLast(b.group) ||
        compare(a.group.priority, b.group.priority),
    )
    .map(({ group }) => group);
}

/** A difference would be none of `Infinity` and itself. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
