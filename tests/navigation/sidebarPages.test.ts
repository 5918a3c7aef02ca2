import { expect, test } from 'vitest';
import { findShown, holdsPage } from '../../plugins/navigation/core/sidebarPages';

const branch = {
  type: 'category',
  href: '/doc/api/rank/',
  items: [
    { type: 'link', href: '/doc/api/rank/list' },
    { type: 'category', items: [{ type: 'link', href: '/doc/api/Deep' }] },
    { type: 'html' },
  ],
};

test.each(['/doc/api/rank', '/doc/api/rank/', '/doc/api/rank/list/', '/doc/api/deep'])(
  '%s is in the branch',
  (path) => {
    expect(holdsPage(branch, path)).toBe(true);
  },
);

test.each(['/doc/api', '/doc/api/ranks', '/doc/api/rank/list/more', '/', ''])('%s is not', (path) => {
  expect(holdsPage(branch, path)).toBe(false);
});

test('a title without a page holds what is below it alone', () => {
  expect(holdsPage({ type: 'category', items: [] }, '/')).toBe(false);
  expect(holdsPage({ type: 'link', href: '/' }, '/')).toBe(true);
});

test.each([
  ['/doc/api/rank/list', '/doc/api/rank/list'],
  ['/doc/api/rank/list/body/', '/doc/api/rank/list'],
  ['/doc/api/rank/other/fields', '/doc/api/rank'],
  ['/elsewhere/page', '/elsewhere/page'],
  ['/', '/'],
])('%s belongs to %s', (path, owner) => {
  expect(findShown([branch], path)).toBe(owner);
});
