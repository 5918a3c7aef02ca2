import { compare, type Line } from './compare';
import { type Measurement, NotThereError, type Readings } from './measurement';

export type Side = 'old' | 'new';

/** What one version has shown of one line: its repeats, or why there are none. */
export interface Seen {
  repeats: number[];
  /** The version lacks what is measured. */
  notThere?: true;
  /** What was thrown; of a version that lacks it, too. */
  failure?: Error;
}

export type SeenLine = Record<Side, Seen>;

export interface Repeats {
  least: number;
  /** For lines that are unclear until then. */
  most: number;
  mayGoOn(): boolean;
  /** The share of the machine that other processes take. */
  others(): number;
  signal: AbortSignal;
}

/** Of a version that may have failed to start. */
export type Measure = (side: Side) => Promise<Readings>;

/**
 * Measures both versions in turn, each first every second time, so that whatever else the machine does disturbs both.
 * Goes on while a line is unclear.
 */
export async function repeatInTurn(
  { lines }: Pick<Measurement, 'lines'>,
  measure: Measure,
  { least, most, mayGoOn, others, signal }: Repeats,
): Promise<Map<Line, SeenLine>> {
  const seen = new Map(lines.map((line): [Line, SeenLine] => [line, { old: { repeats: [] }, new: { repeats: [] } }]));
  for (let repeat = 0; repeat < least || (repeat < most && mayGoOn() && isUnclear(seen, others())); repeat += 1) {
    for (const side of repeat % 2 === 0 ? (['old', 'new'] as const) : (['new', 'old'] as const)) {
      signal.throwIfAborted();
      await addRepeat(seen, side, measure);
      // What was measured when the run was interrupted has not failed.
      signal.throwIfAborted();
    }
  }
  return seen;
}

async function addRepeat(seen: Map<Line, SeenLine>, side: Side, measure: Measure): Promise<void> {
  const sides = [...seen].map(([line, sides]) => ({ name: line.name, of: sides[side] }));
  if (sides.every(({ of }) => of.failure ?? of.notThere)) return;
  try {
    const readings = await measure(side);
    for (const { name, of } of sides) {
      const reading = readings[name];
      if (reading === undefined) of.notThere = true;
      else of.repeats.push(reading);
    }
  } catch (error) {
    for (const { of } of sides) {
      if (error instanceof NotThereError) of.notThere = true;
      of.failure = error instanceof Error ? error : new Error(String(error));
    }
  }
}

function isUnclear(seen: Map<Line, SeenLine>, others: number): boolean {
  return [...seen].some(([line, { old, new: now }]) => {
    if (old.repeats.length === 0 || now.repeats.length === 0) return false;
    return compare(line, old.repeats, now.repeats, others).outcome === 'unclear';
  });
}
