import { expect, test } from 'vitest';
import { resolveLink } from '../../plugins/shared/siteLink';

const FILES: Record<string, string> = {
  'guide/index.mdx': 'guide',
  'api/rank.mdx': 'api/rank',
  'a b.mdx': 'a-b',
};
const BASE = { path: 'api/invite', file: 'api/invite.mdx' };

test.each([
  ['https://example.com', 'outside'],
  ['mailto:a@example.com', 'outside'],
  ['//example.com/a', 'outside'],
  ['@site/docs/a.mdx', 'outside'],
  ['', '/api/invite'],
  ['#part', '/api/invite#part'],
  ['?tab=a#b', '/api/invite?tab=a#b'],
  ['rank', '/api/rank'],
  ['./rank#x', '/api/rank#x'],
  ['../guide', '/guide'],
  ['../../../guide', '/guide'],
  ['/guide/', '/guide'],
  ['rank.mdx', '/api/rank'],
  ['./rank.mdx?tab=recipes#x', '/api/rank?tab=recipes#x'],
  ['../guide/index.mdx', '/guide'],
  ['/guide/index.mdx', '/guide'],
  ['guide/index.mdx', '/guide'],
  ['./guide/index.mdx', 'lost api/guide/index.mdx'],
  ['none.mdx', 'lost api/none.mdx'],
  ['/a%20b.mdx#%E4%B8%AD', '/a-b#中'],
  ['/100%', '/100%'],
])('%j leads to %s', (href, expected) => {
  const target = resolveLink(href, BASE, (file) => FILES[file]);
  const text = {
    outside: () => 'outside',
    page: () => (target.kind === 'page' ? `/${target.path}${target.search}${target.hash && `#${target.hash}`}` : ''),
    lost: () => (target.kind === 'lost' ? `lost ${target.file}` : ''),
  };
  expect(text[target.kind]()).toBe(expected);
});

test('a link of the first page stays within the site', () => {
  const base = { path: '', file: 'index.mdx' };
  expect(resolveLink('../guide', base, () => undefined)).toMatchObject({ kind: 'page', path: 'guide' });
});
