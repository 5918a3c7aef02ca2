import { runInThisContext } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../src/backend/social/topicPattern';

function matches(source: string, text: string): boolean | undefined {
  return compilePattern(source)?.(text);
}

/** Returns undefined if the native engine exceeds its time, with nested quantifiers. */
function matchNatively(source: string, texts: string[]): boolean[] | undefined {
  const pattern = `new RegExp(${JSON.stringify(`^(?:${source})$`)}, 'u')`;
  try {
    return runInThisContext(`${JSON.stringify(texts)}.map((text) => ${pattern}.test(text))`, { timeout: 20 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
}

const LETTERS = ['a', 'b', 'c', '1', '2', ':', '_', ' ', '-', '\n', 'é', '😀'];
const TEXT = fc.array(fc.constantFrom(...LETTERS), { maxLength: 8 }).map((letters) => letters.join(''));

const IN_SET = fc.oneof(
  fc.constantFrom('a', 'b', '1', ':', 'é', '😀', String.raw`\d`, String.raw`\W`, String.raw`\s`, String.raw`\]`),
  fc.constantFrom('a-c', '0-1', String.raw`\n`, String.raw`\-`, '!-:'),
);
const SET = fc
  .tuple(fc.constantFrom('', '^'), fc.array(IN_SET, { maxLength: 3 }), fc.constantFrom('', '-'))
  .map(([negation, items, dash]) => `[${negation}${items.join('')}${dash}]`);
const ONE = fc.oneof(
  fc.constantFrom('a', 'b', '1', ':', 'é', '😀', '.', String.raw`\.`, String.raw`\d`, String.raw`\D`),
  fc.constantFrom(String.raw`\w`, String.raw`\W`, String.raw`\s`, String.raw`\S`, String.raw`\n`, ' '),
  SET,
);
const TIMES = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0}', '{1,}', '{0,2}', '{1,3}', '*?', '+?', '{1,2}?');

const { source: SOURCE } = fc.letrec<{ source: string; part: string }>((tie) => ({
  source: fc
    .array(fc.array(tie('part'), { maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((options) => options.map((parts) => parts.join('')).join('|')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(ONE, TIMES).map(([one, times]) => one + times),
    fc.constantFrom('^', '$'),
    fc
      .tuple(fc.constantFrom('(', '(?:'), tie('source'), TIMES)
      .map(([open, inner, times]) => `${open}${inner})${times}`),
  ),
}));

describe('the matcher of patterns', () => {
  it('agrees with the engine of the browser about everything that it knows', () => {
    let known = 0;
    let found = 0;
    const property = fc.property(SOURCE, fc.array(TEXT, { minLength: 5, maxLength: 5 }), (source, texts) => {
      const results = texts.map((text) => matches(source, text));
      const expected = results.includes(undefined) ? undefined : matchNatively(source, texts);
      if (!expected) return;
      expect(results).toEqual(expected);
      known += results.length;
      found += results.filter(Boolean).length;
    });
    fc.assert(property, { numRuns: 1000 });
    expect(known).toBeGreaterThan(3500);
    expect(found).toBeGreaterThan(250);
  });

  it('refuses what the engine of the browser refuses, and never breaks', () => {
    const noise = fc.string({ unit: fc.constantFrom(...String.raw`ab1(){}[]|*+?.^$\-,:dw`), maxLength: 12 });
    const property = fc.property(noise, (source) => {
      if (compilePattern(source) === undefined) return;
      // Only `-`, `,` and `:` may be escaped here, but not natively.
      expect(
        () =>
          new RegExp(
            source.replace(/\\(.)/g, (pair, next: string) => ('-,:'.includes(next) ? '_' : pair)),
            'u',
          ),
      ).not.toThrow();
    });
    fc.assert(property, { numRuns: 5000 });
  });

  it('matches topics as the document shows', () => {
    expect(matches(String.raw`level:\d+`, 'level:12')).toBe(true);
    expect(matches('level:1', 'level:10')).toBe(false);
    expect(matches('level:1.*', 'level:10')).toBe(true);
    expect(matches('boss|level:[12]', 'level:2')).toBe(true);
    expect(matches('Level', 'level')).toBe(false);
    expect(matches('', '')).toBe(true);
  });

  it('does not know what cannot be matched in linear time', () => {
    const unknown = [
      String.raw`(a)\1`,
      String.raw`\bword`,
      String.raw`\p{L}`,
      String.raw`\u0061`,
      '(?=a)',
      '(?!a)',
      '(?<=a)b',
      '(?<name>a)',
      'a**',
      '^*',
      '{2}',
      'a{,2}',
      'a{3,2}',
      ']',
      '}',
      '[b-a]',
      String.raw`[\d-z]`,
      '\\',
      `${'('.repeat(150)}a`,
    ];
    expect(unknown.filter((source) => compilePattern(source) !== undefined)).toEqual([]);
  });

  it('takes no exponential time', () => {
    const text = 'a'.repeat(64);
    const before = process.cpuUsage();
    const nested = ['((a{50}){50}){50}b', '((){1000}){1000}b', '(((a?b?){99}){99}){99}b', '(((a|b{2})?){9,}){1001}b'];
    for (const source of ['(a*)*b', '(a|a)*b', '(a|aa)+$b', '(.*){1,60}b', ...nested]) {
      expect(matches(source, text)).toBe(false);
    }
    expect(matches(`${'a?'.repeat(64)}${'a'.repeat(64)}`, text)).toBe(true);
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });
});
