import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutSnippet } from '../../plugins/search/core/text/snippet';
import { brackets, plain } from './support/records';

const show = (text: string, ...keywords: string[]) => brackets(cutSnippet(text, keywords));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a snippet', () => {
  it('keeps 20 characters before the first match, and says that there was more', () => {
    expect(show(`${'-'.repeat(20)}login`, 'login')).toBe(`${'-'.repeat(20)}[login]`);
    expect(show(`x${'-'.repeat(20)}login`, 'login')).toBe(`...${'-'.repeat(20)}[login]`);
    expect(show(`${'前'.repeat(30)}登录`, '登录')).toBe(`...${'前'.repeat(20)}[登录]`);
  });

  it('keeps 120 characters from the first match on', () => {
    expect(show(`login${'-'.repeat(115)}`, 'login')).toBe(`[login]${'-'.repeat(115)}`);
    expect(show(`login${'-'.repeat(116)}`, 'login')).toBe(`[login]${'-'.repeat(115)}...`);
    expect(show('aa'.repeat(100), 'a')).toBe(`[${'a'.repeat(120)}]...`);
  });

  it('is the beginning of a text without a match', () => {
    expect(show('a'.repeat(121), 'x')).toBe(`${'a'.repeat(120)}...`);
    expect(show('short', 'x')).toBe('short');
    expect(cutSnippet('', ['x'])).toEqual([]);
  });

  it('marks nothing of the dots that it adds', () => {
    expect(show(`${'-'.repeat(30)}x...${'-'.repeat(200)}`, '...')).toBe(
      `...${'-'.repeat(19)}x[...]${'-'.repeat(117)}...`,
    );
  });

  it('parts no character: an emoji of several, a letter with its accent', () => {
    const family = '👨‍👩‍👧‍👦';
    const accent = 'e\u0301';
    expect(show(`${family.repeat(21)}x`, 'x')).toBe(`...${family.repeat(20)}[x]`);
    expect(show(`${accent.repeat(21)}x`, 'x')).toBe(`...${accent.repeat(20)}[x]`);
    expect(show(`x${family.repeat(200)}`, 'x')).toBe(`[x]${family.repeat(119)}...`);
  });

  it('parts no letter from its accent in browsers that cannot tell where characters end', () => {
    vi.stubGlobal('Intl', {});
    expect(show(`${'e\u0301'.repeat(21)}x`, 'x')).toBe(`...${'e\u0301'.repeat(20)}[x]`);
    expect(show(`${'😀'.repeat(21)}x`, 'x')).toBe(`...${'😀'.repeat(20)}[x]`);
  });

  it('halves no character of any text, and is short', () => {
    const sign = fc.constantFrom(
      'a',
      '用',
      'กำ',
      '각',
      '🇨🇳',
      '😀',
      '👨‍👩‍👧‍👦',
      'e\u0301',
      '\u0301'.repeat(40),
      'x',
      '\r\n',
    );
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 300 }), (text) => {
        const shown = plain(cutSnippet(text, ['x']));
        expect(shown).not.toMatch(/\p{Surrogate}/u);
        expect(text).toContain(shown.replace(/^\.\.\./, '').replace(/\.\.\.$/, ''));
        expect(shown.length).toBeLessThan(140 * 17);
      }),
      { numRuns: 200 },
    );
  });
});
