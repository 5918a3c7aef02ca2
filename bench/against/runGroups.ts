import { type Conclusion, conclude } from './conclude';
import type { Checkout, Measurement, MeasurementGroup, Session } from './measurement';
import { repeatInTurn, type Side } from './repeatInTurn';
import { watchOthers } from './watchOthers';

/** Of one measurement. */
export interface Concluded {
  conclusions: Conclusion[];
  /** The share of the machine that other processes took. */
  others: number;
}

export interface RunOptions {
  isQuick: boolean;
  /** Instead of the number of each measurement. */
  repeats?: number;
  /** Beginnings of names of measurements; default: all. */
  only?: readonly string[];
  signal: AbortSignal;
}

/** An unclear line is repeated up to this many times as often. */
const MOST_TIMES = 3;
/** From then on, a quick run repeats nothing. */
const QUICK_MS = 200_000;

/** Measures group after group, so that nothing else runs meanwhile. */
export async function* runGroups(
  groups: readonly MeasurementGroup[],
  checkouts: Record<Side, Checkout>,
  options: RunOptions,
): AsyncGenerator<Concluded> {
  const { isQuick, signal } = options;
  const start = performance.now();
  const mayGoOn = () => !isQuick || performance.now() - start < QUICK_MS;
  for (const group of groups) {
    const chosen = group.measurements.filter((measurement) => repeatsOf(measurement, options) > 0);
    if (chosen.length === 0) continue;
    const sessions = { old: open(group, checkouts.old), new: open(group, checkouts.new) };
    try {
      for (const measurement of chosen) {
        const least = repeatsOf(measurement, options);
        const measure = async (side: Side) => (await sessions[side].get()).measure(measurement.name);
        const others = watchOthers();
        const repeats = { least, most: least * MOST_TIMES, mayGoOn, others, signal };
        const seen = await repeatInTurn(measurement, measure, repeats);
        yield { conclusions: [...seen].map(([line, sides]) => conclude(line, sides, others())), others: others() };
      }
    } finally {
      await sessions.old.close();
      await sessions.new.close();
    }
  }
}

/** Names the measurements that would run. Throws if a wanted one is unknown. */
export function chooseMeasurements(groups: readonly MeasurementGroup[], options: RunOptions): Measurement[] {
  const all = groups.flatMap(({ measurements }) => measurements);
  const unknown = options.only?.find((name) => !all.some((measurement) => measurement.name.startsWith(name)));
  if (unknown !== undefined) {
    const names = all.map(({ name }) => name).join(', ');
    throw new Error(`There is no measurement \`${unknown}\`. There are: ${names}.`);
  }
  return all.filter((measurement) => repeatsOf(measurement, options) > 0);
}

function repeatsOf(measurement: Measurement, { isQuick, repeats, only }: RunOptions): number {
  if (only && !only.some((name) => measurement.name.startsWith(name))) return 0;
  const usual = isQuick ? (measurement.quickRepeats ?? 0) : measurement.repeats;
  return usual > 0 || only ? (repeats ?? Math.max(usual, 1)) : 0;
}

/** Opens a version when it is needed first. One that cannot be opened fails in each of its measurements. */
function open(group: MeasurementGroup, checkout: Checkout): { get(): Promise<Session>; close(): Promise<void> } {
  let session: Promise<Session> | undefined;
  return {
    get: () => (session ??= group.open(checkout)),
    close: async () => {
      const opened = await session?.catch(() => undefined);
      await opened?.close();
    },
  };
}
