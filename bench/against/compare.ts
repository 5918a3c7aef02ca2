import { median } from '../median';

export interface Line {
  name: string;
  unit: string;
  better: 'less' | 'more';
  /**
   * `exact`: a count, which is the same in each repeat. `shown`: depends on what else the machine does, and is not judged.
   * Otherwise, repeats differ.
   */
  kind?: 'exact' | 'shown';
}

export type Outcome =
  | 'same'
  | 'better'
  | 'worse'
  /** More than a tenth worse by the medians, but within the spread of the repeats. */
  | 'unclear'
  | 'shown';

export interface Comparison {
  outcome: Outcome;
  /** Of the medians: new to old. */
  ratio: number;
  old: Sample;
  new: Sample;
}

export interface Sample {
  median: number;
  /** Half of the distance between the best and the worst repeat, as a share of the median. */
  spread: number;
  repeats: number[];
}

const TOLERANCE = 1.1;
/** Of all pairs of an old and a new repeat, how many must agree. */
const AGREEMENT = 0.95;
/** Instead, where a single repeat has no spread to compare with. */
const TOLERANCE_OF_ONE = 1.25;

/** Compares the repeats of one line. Neither side may be empty. */
export function compare({ better, kind }: Line, old: readonly number[], now: readonly number[]): Comparison {
  const sides = { ratio: divide(median(now), median(old)), old: describe(old), new: describe(now) };
  if (kind === 'shown') return { outcome: 'shown', ...sides };
  const toCost = (value: number) => (better === 'less' ? value : -value);
  return { outcome: judge(old.map(toCost), now.map(toCost), kind === 'exact'), ...sides };
}

/** Of costs: less is better. What is negative stands for the opposite of a cost, such as calls a second. */
function judge(old: readonly number[], now: readonly number[], isExact: boolean): Outcome {
  const byMedian = timesWorse(median(old), median(now));
  const byBest = timesWorse(Math.min(...old), Math.min(...now));
  if (isWorse(old, now, Math.min(byMedian, byBest), isExact)) return 'worse';
  if (isWorse(now, old, 1 / Math.max(byMedian, byBest), isExact)) return 'better';
  return byMedian > TOLERANCE ? 'unclear' : 'same';
}

/** The best repeat is the one that was disturbed least: it must be worse, too. */
function isWorse(old: readonly number[], now: readonly number[], times: number, isExact: boolean): boolean {
  if (isExact) return times > TOLERANCE;
  if (Math.min(old.length, now.length) === 1) return times > TOLERANCE_OF_ONE;
  return times > TOLERANCE && isBeyondSpread(old, now);
}

function isBeyondSpread(old: readonly number[], now: readonly number[]): boolean {
  const worse = old.flatMap((before) => now.filter((after) => after > before)).length;
  return worse >= AGREEMENT * old.length * now.length;
}

function timesWorse(old: number, now: number): number {
  return old < 0 || now < 0 ? divide(-old, -now) : divide(now, old);
}

function divide(one: number, other: number): number {
  return one === other ? 1 : one / other;
}

function describe(repeats: readonly number[]): Sample {
  const middle = median(repeats);
  const distance = Math.max(...repeats) - Math.min(...repeats);
  return { median: middle, spread: distance === 0 ? 0 : distance / 2 / middle, repeats: [...repeats] };
}
