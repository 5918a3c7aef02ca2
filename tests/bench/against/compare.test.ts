import { describe, expect, it } from 'vitest';
import { compare, type Line } from '../../../bench/against/compare';

const time: Line = { name: 'time', unit: 's', better: 'less', kind: 'work' };
const rate: Line = { name: 'rate', unit: '/s', better: 'more', kind: 'work' };
const count: Line = { name: 'count', unit: '', better: 'less', kind: 'exact' };

describe('the comparison of a line', () => {
  it.each<[string, Line, number[], number[], string]>([
    ['a tenth more is tolerated', time, [10, 10.1, 10.2], [11, 11.1, 11.2], 'same'],
    ['more than that is not', time, [10, 10.1, 10.2], [11.2, 11.3, 11.4], 'worse'],
    ['less is better', time, [11.2, 11.3, 11.4], [10, 10.1, 10.2], 'better'],
    ['fewer calls a second are worse', rate, [3137, 3100, 3000], [1394, 1380, 1410], 'worse'],
    ['more calls a second are better', rate, [1394, 1380, 1410], [3137, 3100, 3000], 'better'],
    ['repeats of both that overlap prove nothing', time, [10, 11, 16], [12, 15, 18], 'unclear'],
    ['nor does a median alone', time, [10, 10, 10, 10, 10], [10, 12, 12, 12, 12], 'unclear'],
    ['one disturbed repeat of many excuses nothing', time, [10, 10, 10, 10, 14], [12, 12, 13, 13, 15], 'unclear'],
    ['if it is an outlier', time, [10, 10, 10, 10, 12.5], [12, 13, 13, 13, 15], 'worse'],
    ['a disturbed new repeat accuses nobody', time, [10, 10.2, 10.1], [10.1, 19, 10.3], 'same'],
    ['single repeats may differ by a quarter', time, [10], [12.4], 'unclear'],
    ['but not by more', time, [10], [12.6], 'worse'],
    ['and so may two', time, [10, 10], [12.4, 12.4], 'unclear'],
    ['a count has no spread', count, [100], [111], 'worse'],
    ['but is tolerated, too', count, [100], [110], 'same'],
    ['something is more than nothing', count, [0], [5], 'worse'],
    ['nothing is as much as nothing', count, [0], [0], 'same'],
    ['and less than something', count, [5], [0], 'better'],
  ])('%s', (_, line, old, now, outcome) => {
    expect(compare(line, old, now).outcome).toBe(outcome);
  });

  it.each([
    ['work', 0.8, 12.9, 'unclear'],
    ['work', 0.8, 13.1, 'worse'],
    ['clock', 0.8, 18.9, 'unclear'],
    ['clock', 0.8, 19.1, 'worse'],
    ['exact', 0.8, 11.1, 'worse'],
  ] as const)('tolerates more of %s if others take %d of the machine', (kind, others, now, outcome) => {
    expect(compare({ ...time, kind }, [10, 10, 10], [now, now, now], others).outcome).toBe(outcome);
  });

  it('describes both sides, and relates the new one to the old one', () => {
    expect(compare(time, [8, 12, 10], [15, 15])).toMatchObject({
      ratio: 1.5,
      old: { median: 10, spread: 0.2 },
      new: { median: 15, spread: 0 },
    });
    expect(compare(rate, [3000], [1500]).ratio).toBe(0.5);
  });
});
