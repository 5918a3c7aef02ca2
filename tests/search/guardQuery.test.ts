import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardQuery } from '../../plugins/search/core/results/guardQuery';

const hanOf = (text: string) => text.match(/\p{Unified_Ideograph}/gu)?.length ?? 0;

describe('what the word index is asked', () => {
  it.each([
    ['session key', 'session key'],
    ['  check_session  10201 ', 'check_session 10201'],
    ['排行榜', '排行榜'],
    ['查询排行榜的一页数据', '查询排行榜的一页'],
    ['排行榜 邀请码 兑换码', '排行榜 邀请码 兑换'],
    ['session_key过期', 'session_key 过期'],
    ['a b c d e f g h i j', 'a b c d e f g h'],
    ['x'.repeat(100), 'x'.repeat(32)],
    ['', ''],
  ])('for %j is %j', (typed, asked) => {
    expect(guardQuery(typed)).toBe(asked);
  });

  it('is little, whatever is typed, and stays as it is when it is guarded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '_', '中', '文', '𠮷', ' ', '，', '😀') }), (typed) => {
        const asked = guardQuery(typed);
        expect(hanOf(asked)).toBeLessThanOrEqual(8);
        expect(asked.split(' ').length).toBeLessThanOrEqual(8);
        expect(asked).not.toMatch(/\p{Surrogate}/u);
        expect(guardQuery(asked)).toBe(asked);
      }),
    );
  });
});
