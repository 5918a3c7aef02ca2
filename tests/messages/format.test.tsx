import { createIntl } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, test } from 'vitest';
import { handleMessageErrors } from '../../plugins/shared/messages/formatMessage';
import { runMessage } from './runMessage';

const DAY = new Date('2026-03-04T13:05:09Z');

const LOCALES = ['en', 'zh-CN', 'fr', 'de', 'pl', 'ar', 'ru', 'hi'];

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 1.5, 1234567, -1];

type Values = Record<string, string | number | Date | null>;

const MESSAGES: Array<[text: string, values: Values]> = [
  ['plain', {}],
  ["it's '{quoted}' and ''", {}],
  ['{a}, {a} and {b}', { a: 'A', b: 3 }],
  ['{a}{b}', { a: 1, b: 2 }],
  ['{a}', { a: null }],
  ...COUNTS.flatMap(
    (n): Array<[string, Values]> => [
      ['{n, plural, one {# call} few {# few} many {# many} other {# calls}}', { n }],
      ['{n, plural, offset:1 =0 {nobody} =1 {{a}} one {{a} and # other} other {{a} and # others}}', { n, a: 'Ann' }],
      ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n }],
      ['{n, number} {n, number, integer} {n, number, percent}', { n }],
      ['{n, number, ::.00} {n, number, ::currency/EUR} {n, number, ::percent scale/100}', { n }],
      ['{n, number, ::compact-short} {n, number, ::measure-unit/length-kilometer unit-width-full-name}', { n }],
    ],
  ),
  ...['a', 'b', 'constructor', ''].map((kind): [string, Values] => [
    '{kind, select, a {A} b {B {kind}} other {C}}',
    { kind },
  ]),
  ['{d, date} {d, date, short} {d, date, medium} {d, date, long} {d, date, full}', { d: DAY }],
  ['{d, time} {d, time, short} {d, time, medium} {d, time, long} {d, time, full}', { d: DAY }],
  ['{d, date, ::yMMMMdEEEE} {d, time, ::jmm} {d, date, ::Hmmss}', { d: DAY }],
  [
    '{n, plural, one {{k, select, a {# A} other {x}}} other {{m, plural, one {# m} other {# ms}} of #}}',
    { n: 2, m: 1, k: 'a' },
  ],
];

afterEach(() => handleMessageErrors(console.error));

test.each(LOCALES)('messages are those of formatjs in %s', (locale) => {
  const formatjs = createIntl({ locale, messages: {}, onError: () => undefined });
  for (const [text, values] of MESSAGES) {
    const expected = formatjs.formatMessage({ id: 'x', defaultMessage: text }, values);
    const found = runMessage(text, values, { locale, translations: { x: text } });
    expect.soft(found, `${text} ${JSON.stringify(values)}`).toBe(expected);
  }
});

test('tags and elements become elements', () => {
  const values = {
    n: 2,
    name: 'x',
    code: (text: ReactNode) => <code>{text}</code>,
    b: (text: ReactNode) => <b>{text}</b>,
  };
  const made = runMessage('{n, plural, one {one} other {<b># <code>{name}</code></b> & <b>more</b>}}', values);
  expect(renderToStaticMarkup(made as ReactNode)).toBe('<b>2 <code>x</code></b> &amp; <b>more</b>');
});

describe('a message', () => {
  const errors = (run: () => unknown): [result: unknown, messages: string[]] => {
    const messages: string[] = [];
    handleMessageErrors((error, id) => messages.push(`${id}: ${(error as Error).message}`));
    return [run(), messages];
  };
  const site = { locale: 'zh-CN', translations: { x: '{n, number} 个，{lost}' } };

  it('is that of the language', () => {
    expect(errors(() => runMessage('{n} calls', { n: 1234, lost: '' }, site))).toEqual(['1,234 个，', []]);
  });

  it('is the default one where the translation cannot be formatted', () => {
    expect(errors(() => runMessage('{n} calls', { n: 2 }, site))).toEqual(['2 calls', ['x: Missing value']]);
  });

  it('is the id where the default one cannot be formatted either', () => {
    expect(errors(() => runMessage('{n} calls', {}, site))).toEqual(['x', Array(2).fill('x: Missing value')]);
  });

  it.each([
    ['{n, plural, one {#} other {#}}', {}, 'Missing value'],
    ['{n, selectordinal, one {#} other {#}}', {}, 'Missing value'],
    ['{n, select, other {a}}', {}, 'Missing value'],
    ['{n, date}', { n: Number.NaN }, 'Invalid time value'],
    ['<b>a</b>', {}, 'v.b is not a function'],
  ])('%s with %o is an error', (text, values, message) => {
    expect(errors(() => runMessage(text, values))).toEqual(['x', [`x: ${message}`]]);
  });

  it('has the plural forms of the default language where it is not translated', () => {
    expect(runMessage('{n, plural, one {# call} other {# calls}}', { n: 1 }, { locale: 'zh-CN' })).toBe('1 call');
  });
});
