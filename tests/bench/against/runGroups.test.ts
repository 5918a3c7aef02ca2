import { describe, expect, it } from 'vitest';
import type { Line } from '../../../bench/against/compare';
import type { Checkout, MeasurementGroup } from '../../../bench/against/measurement';
import { chooseMeasurements, type RunOptions, runGroups } from '../../../bench/against/runGroups';

const line = (name: string): Line => ({ name, unit: 's', better: 'less', kind: 'work' });
const checkout = (name: string): Checkout => ({ name, commit: name, folder: name, clean: () => Promise.resolve() });
const checkouts = { old: checkout('old'), new: checkout('new') };
const options: RunOptions = { isQuick: false, signal: new AbortController().signal };

/** Logs what happens; `broken` cannot be opened. */
function makeGroup(log: string[], broken?: string): MeasurementGroup {
  return {
    measurements: [
      { name: 'save-title', lines: [line('title')], repeats: 2, quickRepeats: 1 },
      { name: 'save-call', lines: [line('call')], repeats: 2 },
    ],
    open: async ({ name }) => {
      log.push(`open ${name}`);
      if (name === broken) throw new Error('It does not start.');
      return {
        measure: async (measurement) => {
          log.push(`${measurement} ${name}`);
          return { title: 1, call: 1 };
        },
        close: async () => {
          log.push(`close ${name}`);
        },
      };
    },
  };
}

async function run(changed: Partial<RunOptions>, broken?: string) {
  const log: string[] = [];
  const outcomes: string[] = [];
  for await (const { conclusions } of runGroups([makeGroup(log, broken)], checkouts, { ...options, ...changed })) {
    outcomes.push(...conclusions.map(({ outcome }) => outcome));
  }
  return { log, outcomes };
}

describe('the measurements', () => {
  it('share what was opened, which is closed at the end', async () => {
    const { log, outcomes } = await run({});
    expect(log.filter((entry) => /open|close/.test(entry))).toEqual(['open old', 'open new', 'close old', 'close new']);
    expect(log.filter((entry) => /save/.test(entry))).toHaveLength(8);
    expect(outcomes).toEqual(['same', 'same']);
  });

  it('are fewer in a quick run', async () => {
    const { log } = await run({ isQuick: true });
    expect(log.filter((entry) => /save/.test(entry))).toEqual(['save-title old', 'save-title new']);
  });

  it('are chosen by name, also what a quick run would leave out', async () => {
    const { log } = await run({ isQuick: true, only: ['save-c'], repeats: 3 });
    expect(log.filter((entry) => /save/.test(entry))).toEqual(
      ['old', 'new', 'new', 'old', 'old', 'new'].map((side) => `save-call ${side}`),
    );
    const choose = (only: string[]) => chooseMeasurements([makeGroup([])], { ...options, only });
    expect(choose(['save']).map(({ name }) => name)).toEqual(['save-title', 'save-call']);
    expect(() => choose(['save', 'bild'])).toThrow('no measurement `bild`. There are: save-title, save-call.');
  });

  it('fail if the new version does not start, but not if the old one does not', async () => {
    expect((await run({}, 'new')).outcomes).toEqual(['failed', 'failed']);
    const { log, outcomes } = await run({}, 'old');
    expect(outcomes).toEqual(['failed in old', 'failed in old']);
    expect(log.filter((entry) => entry === 'open old')).toHaveLength(1);
    expect(log.at(-1)).toBe('close new');
  });
});
