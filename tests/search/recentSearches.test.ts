import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRecent, readRecent } from '../../plugins/search/core/panel/recentSearches';

describe('recent searches', () => {
  it('are the last five, the latest first', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].reduce(addRecent, [] as string[]);
    expect(all).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('hold each text once, in the form used last', () => {
    expect(addRecent(['rank page', 'b'], ' Rank   PAGE ')).toEqual(['Rank PAGE', 'b']);
  });

  it('hold nothing that nobody will type again', () => {
    expect(addRecent(['a'], '   ')).toEqual(['a']);
    expect(addRecent(['a'], 'x'.repeat(81))).toEqual(['a']);
  });

  it('come back from the storage as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const recent = texts.reduce(addRecent, [] as string[]);
        expect(readRecent(JSON.stringify(recent))).toEqual(recent);
      }),
    );
  });

  it.each([null, '', '{', '{"a":1}', '"text"', 'null', '[1,{"a":2},null]'])('are none where %j is stored', (stored) => {
    expect(readRecent(stored)).toEqual([]);
  });
});
