import { describe, expect, it } from 'vitest';
import type { Line } from '../../../bench/against/compare';
import { conclude, fails } from '../../../bench/against/conclude';
import { NotThereError } from '../../../bench/against/measurement';
import { type Measure, repeatInTurn, type Side } from '../../../bench/against/repeatInTurn';

const line: Line = { name: 'time', unit: 's', better: 'less', kind: 'work' };
const other: Line = { name: 'memory', unit: 'MB', better: 'less', kind: 'work' };

function run(
  measure: Measure,
  { most = 6, mayGoOn = (): boolean => true, signal = new AbortController().signal } = {},
) {
  return repeatInTurn({ lines: [line, other] }, measure, { least: 2, most, mayGoOn, others: () => 0, signal });
}

async function outcomes(measure: Measure) {
  return [...(await run(measure))].map(([line, seen]) => conclude(line, seen));
}

/** Reads the values one after the other. */
function sequence(values: Record<Side, number[]>): Measure {
  const left = { old: [...values.old], new: [...values.new] };
  return async (side) => ({ time: left[side].shift(), memory: 1 });
}

describe('the repeats of a measurement', () => {
  it('measures both versions in turn, and each first every second time', async () => {
    const sides: Side[] = [];
    await run(async (side) => {
      sides.push(side);
      return { time: 1, memory: 1 };
    });
    expect(sides).toEqual(['old', 'new', 'new', 'old']);
  });

  it('goes on while a line is unclear', async () => {
    const seen = await run(sequence({ old: [10, 13, 12], new: [14, 12, 10] }));
    expect(seen.get(line)?.new.repeats).toEqual([14, 12, 10]);
  });

  it('but neither for ever nor beyond its time', async () => {
    const unclear = () => sequence({ old: [10, 14, 10, 14, 10, 14], new: [13.5, 13.5, 13.5, 13.5, 13.5, 13.5] });
    const count = async (options: Parameters<typeof run>[1]) =>
      (await run(unclear(), options)).get(line)?.new.repeats.length;
    expect(await count({ most: 5 })).toBe(5);
    expect(await count({ mayGoOn: () => false })).toBe(2);
  });

  it('names what the old version lacks, and does not measure it again', async () => {
    let asked = 0;
    const found = await outcomes(async (side) => {
      if (side === 'new') return { time: 1, memory: 1 };
      asked += 1;
      throw new NotThereError();
    });
    expect(found.map(({ outcome }) => outcome)).toEqual(['not in old', 'not in old']);
    expect(found.some(fails)).toBe(false);
    expect(asked).toBe(1);
  });

  it('compares the lines that both versions have', async () => {
    const found = await outcomes(async (side) => ({ time: 1, ...(side === 'new' ? { memory: 1 } : {}) }));
    expect(found.map(({ outcome }) => outcome)).toEqual(['same', 'not in old']);
  });

  it.each<[Side, Error, string, boolean]>([
    ['old', new Error('It broke.'), 'failed in old', false],
    ['new', new Error('It broke.'), 'failed', true],
    ['new', new NotThereError('The page is gone.'), 'failed', true],
  ])('a failure in the %s version (%s): %s', async (broken, error, outcome, isFailure) => {
    const [found] = await outcomes(async (side) => {
      if (side === broken) throw error;
      return { time: 1, memory: 1 };
    });
    expect(found).toMatchObject({ outcome, failure: error.message });
    expect(found && fails(found)).toBe(isFailure);
  });

  it('ends when it is interrupted, and blames nobody', async () => {
    const abort = new AbortController();
    const measure: Measure = () => {
      abort.abort();
      throw new Error('The process was killed.');
    };
    await expect(run(measure, { signal: abort.signal })).rejects.toThrow(/aborted/);
  });
});
