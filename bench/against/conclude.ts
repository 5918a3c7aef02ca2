import { type Comparison, compare, type Line, type Outcome } from './compare';
import type { Seen, SeenLine } from './repeatInTurn';

export interface Conclusion {
  line: Line;
  outcome: Outcome | 'not in old' | 'failed in old' | 'failed';
  repeats: { old: number[]; new: number[] };
  /** If both versions have readings. */
  comparison?: Comparison;
  /** Why a version has none. */
  failure?: string;
}

/** The new version must have all that is measured: otherwise the bench has to follow it. */
export function conclude(line: Line, { old, new: now }: SeenLine, others = 0): Conclusion {
  const repeats = { old: old.repeats, new: now.repeats };
  if (!isSeen(now)) return { line, outcome: 'failed', repeats, failure: now.failure?.message ?? 'It is not there.' };
  if (old.notThere) return { line, outcome: 'not in old', repeats };
  if (!isSeen(old)) return { line, outcome: 'failed in old', repeats, failure: old.failure?.message };
  const comparison = compare(line, old.repeats, now.repeats, others);
  return { line, outcome: comparison.outcome, repeats, comparison };
}

export function fails({ outcome }: Conclusion): boolean {
  return outcome === 'worse' || outcome === 'failed';
}

function isSeen({ repeats, notThere, failure }: Seen): boolean {
  return repeats.length > 0 && !notThere && !failure;
}
