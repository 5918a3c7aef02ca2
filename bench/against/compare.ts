import { median } from '../median';

export interface Line {
  name: string;
  unit: string;
  better: 'less' | 'more';
  /**
   * `exact`: a count, which is the same in each repeat. `work`: what processes used, which other work on the machine
   * disturbs little. `clock`: what a person waits for.
   */
  kind: 'exact' | 'work' | 'clock';
}

export type Outcome =
  | 'same'
  | 'better'
  | 'worse'
  /** More than a tenth worse by the medians, but within the spread of the repeats. */
  | 'unclear';

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
/** Instead, where one or two repeats show too little of their spread. */
const TOLERANCE_OF_FEW = 1.25;
const FEW = 2;
/** How far other processes disturb a line if they take the whole machine; added to the tolerance. */
const DISTURBANCE = { exact: 0, work: 0.25, clock: 1 };
/** Of all pairs of an old and a new repeat, how many must agree. */
const AGREEMENT = 0.95;

/** Compares the repeats of one line. Neither side may be empty. `others`: the share of the machine that other processes took. */
export function compare(line: Line, old: readonly number[], now: readonly number[], others = 0): Comparison {
  const { better, kind } = line;
  const sides = { ratio: divide(median(now), median(old)), old: describe(old), new: describe(now) };
  const toCost = (value: number) => (better === 'less' ? value : -value);
  const isFew = kind !== 'exact' && Math.min(old.length, now.length) <= FEW;
  const tolerance = (isFew ? TOLERANCE_OF_FEW : TOLERANCE) + others * DISTURBANCE[kind];
  return { outcome: judge(old.map(toCost), now.map(toCost), tolerance), ...sides };
}

/** Costs: less is better. Figures of which more is better, such as calls a second, are negated. */
function judge(old: readonly number[], now: readonly number[], tolerance: number): Outcome {
  const byMedian = timesWorse(median(old), median(now));
  // The best repeat is the one that was disturbed least: it must be worse, too.
  const byBest = timesWorse(Math.min(...old), Math.min(...now));
  if (Math.min(byMedian, byBest) > tolerance && isBeyondSpread(old, now)) return 'worse';
  if (Math.max(byMedian, byBest) < 1 / tolerance && isBeyondSpread(now, old)) return 'better';
  return byMedian > TOLERANCE ? 'unclear' : 'same';
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
