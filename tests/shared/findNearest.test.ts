import { expect, test } from 'vitest';
import { findNearest } from '../../src/components/NotFound/findNearest';
import { wordsOf } from '../../src/components/NotFound/wordsOf';

const PATHS = ['api', 'api/data-rank', 'api/data-archive', 'api/errors', 'guide/ranks', 'guide/login', 'server/login'];

test.each([
  ['api/data-rnak', 'api/data-rank'],
  ['api/archive', 'api/data-archive'],
  ['guides/login', 'guide/login'],
  ['server/Login.html', 'server/login'],
  ['api/error-codes', 'api/errors'],
])('the page nearest to %s is %s', (path, nearest) => {
  expect(findNearest(path, PATHS)[0]).toBe(nearest);
});

test('nothing is near to what shares nothing', () => {
  expect(findNearest('zzz/qqq', PATHS)).toEqual([]);
});

test('what is much less near than the nearest is left out', () => {
  expect(findNearest('archive', ['api/data-archive', 'server', 'guide/archive'])).toEqual([
    'guide/archive',
    'api/data-archive',
  ]);
});

test.each([
  ['/doc/api/data_rnak', 'data rnak'],
  ['/doc/Login.html', 'Login'],
  ['/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});
