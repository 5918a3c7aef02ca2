import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQuery } from '../../plugins/search/core/panel/toQuery';
import { anyCharacter } from '../fuzz/anyCharacter';

describe('what was typed, in an address', () => {
  it.each([
    ['session key', 'session%20key'],
    ['邀请码', '%E9%82%80%E8%AF%B7%E7%A0%81'],
    ['a&b=c#d', 'a%26b%3Dc%23d'],
    ['\ud800 rank \udc00', '%20rank%20'],
  ])('for %j is %j', (typed, query) => {
    expect(toQuery(typed)).toBe(query);
  });

  it('is one that servers take, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 2000, size: 'max' }), fc.nat(2000), (typed, half) => {
        const cut = typed.slice(half);
        expect(toQuery(cut).length).toBeLessThan(4000);
        expect(() => decodeURIComponent(toQuery(cut))).not.toThrow();
      }),
    );
  });
});
