import { expect, test } from 'vitest';
import { didYouMean, findNear } from '../../plugins/shared/suggest';

const NAMES = ['title', 'order', 'sidebar_label', 'sidebar_key', 'nav'];

test.each([
  ['titel', ['title']],
  ['ttile', ['title']],
  ['oder', ['order']],
  ['ORDER', ['order']],
  ['sidebarLabel', ['sidebar_label']],
  ['title', []],
  ['nothing', []],
  ['', []],
])('%j is near %j', (given, expected) => {
  expect(findNear(given, NAMES)).toEqual(expected);
});

test('asks for one, two or three of several', () => {
  expect(didYouMean('titel', NAMES)).toBe('Did you mean `title`?');
  expect(didYouMean('ab', ['aa', 'bb'])).toBe('Did you mean `aa` or `bb`?');
  expect(didYouMean('xyz', NAMES)).toBeUndefined();
});
