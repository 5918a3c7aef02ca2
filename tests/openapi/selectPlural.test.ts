import { expect, test } from 'vitest';
import { selectPlural } from '../../plugins/openapi/core/selectPlural';

test.each([
  ['en', 0, '0 fields'],
  ['en', 1, '1 field'],
  ['en', 2, '2 fields'],
])('%s, %i: %s', (locale, count, expected) => {
  expect(selectPlural(locale, count, `${count} field|${count} fields`)).toBe(expected);
});

test('the forms of a language stand from few to many', () => {
  const message = '1 pole|2 pola|5 pól|1,5 pola';
  expect([1, 2, 5, 1.5].map((count) => selectPlural('pl', count, message))).toEqual(message.split('|'));
});

test('a message with one form, and one with too few, lose nothing', () => {
  expect(selectPlural('zh-CN', 1, '1 个字段')).toBe('1 个字段');
  expect(selectPlural('zh-CN', 7, '7 个字段')).toBe('7 个字段');
  expect(selectPlural('ar', 7, 'one|many')).toBe('many');
});
