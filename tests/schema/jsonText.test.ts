import { describe, expect, test } from 'vitest';
import { valueText } from '../../plugins/schema/core/keywords/jsonText';

describe('a value', () => {
  test.each<[unknown, string]>([
    ['level:1', 'level:1'],
    ['', '""'],
    [' a ', '" a "'],
    [0.5, '0.5'],
    [[1, 'a'], '[1,"a"]'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [1e300, '1e+300'],
  ])('%j is shown as %s', (value, text) => {
    expect(valueText(value)).toBe(text);
  });
});
