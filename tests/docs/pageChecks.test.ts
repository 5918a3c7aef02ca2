import { describe, expect, test } from 'vitest';
import { checkLink } from '../../plugins/docs/core/checkLinks';
import { checkPage } from '../../plugins/docs/core/checkPage';
import { findDuplicates } from '../../plugins/docs/core/findDuplicates';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../plugins/shared/mdx/readMdx';
import { resolveLink } from '../../plugins/shared/siteLink';

describe('links', () => {
  const pages = new Map([
    ['guide', { ids: new Set(['part', 'parts-of-it']), hasMoreIds: false }],
    ['server/login', { ids: new Set<string>(), hasMoreIds: true }],
  ]);
  const check = (href: string) =>
    checkLink(
      href,
      resolveLink(href, { path: 'guide', file: 'guide.mdx' }, () => undefined),
      {
        pages,
        isElsewhere: (path) => path === 'search',
      },
    );

  test.each(['https://a.example', '/guide', '#part', '/server/login#anything', '/search', '/search#x'])(
    '%s is right',
    (href) => {
      expect(check(href)).toBeUndefined();
    },
  );

  test.each([
    ['/guid', 'page', '/guide'],
    ['login', 'page', '/server/login'],
    ['/nowhere', 'page', undefined],
    ['none.mdx', 'page', undefined],
    ['guid.mdx#part', 'page', '/guide'],
    ['#parts', 'anchor', '#part'],
    ['/guide#nothing', 'anchor', undefined],
  ])('%s leads to nothing', (href, of, meant) => {
    const broken = check(href);
    expect(broken).toMatchObject({ of, message: expect.stringContaining(`\`${href}\``) });
    if (meant === undefined) expect(broken?.hint).toBeUndefined();
    else expect(broken?.hint).toContain(`\`${meant}\``);
  });
});

test('an import that leads nowhere and an unknown component have their places', () => {
  const text = "import X, { Y } from './x';\n\n<X /> <Y.Z /> <Tab /> <b>c</b>\n";
  const page = readMdx(parsePage(text));
  const surroundings = { components: new Set(['Tabs']), exists: () => false };
  expect(checkPage('a.mdx', page, surroundings)).toMatchObject([
    { line: 1, column: 22, rule: 'unknown-import' },
    { line: 3, column: 15, rule: 'unknown-component', hint: 'Did you mean `Tabs`?' },
  ]);
  expect(checkPage('a.mdx', page, { exists: () => true })).toEqual([]);
});

test('a percent sign that begins nothing is a slip, but not in the address of another site', () => {
  const page = readMdx(parsePage('[a](50%.pdf) ![b](%zz.png) [c](a%20b.mdx) [d](https://a.example/%zz)\n'));
  expect(checkPage('a.mdx', page, { exists: () => true })).toMatchObject([
    { line: 1, column: 1, rule: 'broken-link' },
    { line: 1, column: 14, rule: 'broken-link' },
  ]);
});

test('two pages with one address are named both; a hand-written page shares that of its generated one', () => {
  const page = (source: string, path: string, text = '') => ({
    source,
    name: `docs/${source}`,
    text,
    path,
    isTab: false,
  });
  const generated = [{ path: 'api/cats', source: { file: 'openapi.yaml', line: 3, column: 1 } }];
  const pages = [
    page('api/cats.mdx', 'api/cats'),
    page('a.mdx', 'a'),
    page('b.mdx', 'a', '---\ntitle: B\nslug: /a\n---\n'),
    page('c.mdx', 'api/cats', '---\nslug: /api/cats\n---\n'),
    { ...page('a.$tab-x.mdx', 'a'), isTab: true },
  ];
  const found = findDuplicates(pages, generated, ['api/cats.mdx']);
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'docs/b.mdx:3 Duplicate address `/a`: also that of docs/a.mdx.',
    'docs/c.mdx:2 Duplicate address `/api/cats`: also that of openapi.yaml:3, a generated page.',
  ]);
});
