import type { HitGroup } from '../types';

export interface FoundGroup {
  group: HitGroup;
  hasAll: boolean;
}

/** Groups with a hit for all keywords come first, then in navigation order; pages without an entry come last. */
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

/** Not a subtraction: both may be infinite. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
