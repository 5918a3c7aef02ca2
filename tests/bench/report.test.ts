import { describe, expect, it } from 'vitest';
import { formatFigures } from '../../bench/report';

describe('formatFigures', () => {
  it('shows each figure beside its budget, and whether it keeps it', () => {
    const text = formatFigures([
      { what: 'build', value: 61.234, unit: 's', budget: 90, note: 'the plain site' },
      { what: 'memory', value: 4000.4, unit: 'MB', budget: 3400 },
      { what: 'requests', value: 28, unit: '' },
    ]);
    expect(text.split('\n')).toEqual([
      'what      measured  budget',
      'build     61.2 s    ≤ 90.0 s (the plain site)  pass',
      'memory    4000 MB   ≤ 3400 MB                  FAIL',
      'requests  28.0',
    ]);
  });
});
