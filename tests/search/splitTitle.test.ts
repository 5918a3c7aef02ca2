import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTitle } from '../../plugins/search/core/text/splitTitle';

const plain = (text: string) => ({ text, marked: false });
const marked = (text: string) => ({ text, marked: true });

describe('the title of a row', () => {
  it('is distinguished from that of its page', () => {
    expect(splitTitle([plain('Ranking list - Get one entry')], 'Ranking list')).toEqual([
      [plain('Ranking list - ')],
      [plain('Get one entry')],
    ]);
    expect(splitTitle([marked('Rank'), plain('ing list - Get '), marked('one')], 'Ranking list')).toEqual([
      [marked('Rank'), plain('ing list - ')],
      [plain('Get '), marked('one')],
    ]);
  });

  it('stays whole where it does not begin with that of its page, or is nothing else', () => {
    for (const title of [[plain('Guide')], [plain('Guide - ')], [plain('A - B')], []]) {
      expect(splitTitle(title, 'Guide')).toEqual([[], title]);
    }
  });

  it('loses nothing, wherever the marks are', () => {
    const chunks = fc.array(fc.record({ text: fc.string({ minLength: 1 }), marked: fc.boolean() }));
    fc.assert(
      fc.property(chunks, chunks, (page, heading) => {
        const pageTitle = page.map(({ text }) => text).join('');
        const title = [...page, plain(' - '), ...heading];
        const text = (parts: typeof title) => parts.map((part) => part.text).join('');
        const [before, own] = splitTitle(title, pageTitle);
        expect(text([...before, ...own])).toBe(text(title));
        if (heading.length > 0) expect(text(before)).toBe(`${pageTitle} - `);
      }),
    );
  });
});
