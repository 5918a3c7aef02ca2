import { describe, expect, test } from 'vitest';
import { findActive, isCurrentPage, isExternal } from '../../plugins/navigation/core/active';
import { arrangePages } from '../../plugins/navigation/core/entries';
import { isIndexFile, type Levels, pagePath } from '../../plugins/navigation/core/pagePath';
import { isBelow, withoutBase } from '../../plugins/navigation/core/segments';
import { applyConfig, buildTopNavigation, type NavItem } from '../../plugins/navigation/core/topNavigation';
import { readMeta } from '../../plugins/navigation/core/types';
import { unknownLocales, validateThemeConfig } from '../../plugins/navigation/options';

type Pages = Record<string, { title?: string; [key: string]: unknown }>;

function build(pages: Pages, { levels = 1, locale = 'en', root = '/' }: Options = {}): NavItem[] {
  const found = Object.entries(pages).map(([source, frontMatter]) => ({
    path: pagePath({ source: `${source}.mdx` }),
    isIndex: isIndexFile(source),
    title: frontMatter.title ?? source,
    meta: readMeta(frontMatter),
  }));
  return buildTopNavigation(arrangePages(found, levels).entries, {
    collator: new Intl.Collator(locale),
    root,
    linkOf: ({ pages: [first] }) => first && `/${first.path}`,
  });
}

interface Options {
  levels?: Levels;
  locale?: string;
  root?: string;
}

const SEED: Pages = {
  index: { title: 'Cloud' },
  'api/index': { title: 'Overview' },
  'api/wx-login': { nav: { title: 'API', order: 2 } },
  'guide/index': { nav: { title: 'Guide', order: 1 } },
  'public/index': { nav: { title: 'Open APIs', order: 4 } },
  'public/location': { nav: { title: 'Open APIs', order: 4 } },
  'server/index': {},
  'server/login': { nav: { title: 'Server', order: 3 } },
};

describe('entries', () => {
  test('follow from paths and metadata', () => {
    expect(build(SEED)).toEqual([
      { title: 'Guide', order: 1, link: '/guide', activePath: '/guide' },
      { title: 'API', order: 2, link: '/api', activePath: '/api' },
      { title: 'Server', order: 3, link: '/server', activePath: '/server' },
      { title: 'Open APIs', order: 4, link: '/public', activePath: '/public' },
    ]);
  });

  test('without an order are sorted by title in the reader’s language, before those of a higher order', () => {
    const pages = {
      'a/index': { nav: '账号' },
      'b/index': { nav: '云存档' },
      'c/x': { nav: { title: 'C', order: 1 } },
    };
    expect(build(pages, { locale: 'zh-CN' }).map(({ title }) => title)).toEqual(['云存档', '账号', 'C']);
  });

  test('without a title are called as the page at their address, else by the address', () => {
    expect(build({ 'a/index': { title: 'All of A' }, 'more/x': {} }).map(({ title }) => title)).toEqual([
      'All of A',
      'More',
    ]);
  });

  test('lie below the root of the docs', () => {
    expect(build({ 'api/index': {} }, { root: '/docs' })).toMatchObject([{ activePath: '/docs/api' }]);
  });

  test('know their pages in folders of others', () => {
    const api = { nav: 'API' };
    const items = build({ 'api/index': api, 'guide/index': { nav: 'Guide' }, 'guide/sdk': api });
    expect(items).toMatchObject([{ title: 'API', alsoActive: ['/guide/sdk'] }, { title: 'Guide' }]);
    expect(findActive(items, '/guide/sdk')?.title).toBe('API');
    expect(findActive(items, '/guide')?.title).toBe('Guide');
  });

  test('that share a folder are distinct', () => {
    const sdk = { nav: { title: 'SDK', order: 5 } };
    const pages = { 'api/index': { nav: { title: 'API', order: 2 } }, 'api/x': {}, 'api/y': sdk, 'api/z': sdk };
    const items = build(pages);
    const active = ['/api', '/api/x', '/api/y', '/api/z', '/api/new'].map((path) => findActive(items, path)?.title);
    expect(active).toEqual(['API', 'API', 'SDK', 'SDK', 'API']);
  });
});

describe('two levels', () => {
  test('hang folders of the second level below the entry', () => {
    const pages = {
      'a/index': { nav: { title: 'A', order: 1 } },
      'a/b/x': { nav: { second: { title: 'B', order: 2 } } },
      'a/c/x': { nav: { second: { title: 'C', order: 1 } } },
    };
    expect(build(pages, { levels: 2 })).toEqual([
      {
        title: 'A',
        order: 1,
        link: '/a',
        activePath: '/a',
        children: [
          { title: 'C', order: 1, link: '/a/c/x', activePath: '/a/c' },
          { title: 'B', order: 2, link: '/a/b/x', activePath: '/a/b' },
        ],
      },
    ]);
    expect(build(pages)).toEqual([{ title: 'A', order: 1, link: '/a', activePath: '/a' }]);
  });

  test('an entry without pages of its own only opens its children, or is its only child', () => {
    const pages = { 'a/b/x': {}, 'a/c/x': {}, 'd/e/x': { nav: { title: 'D', order: 1 } } };
    const items = build(pages, { levels: 2 });
    expect(items).toMatchObject([
      { title: 'A', activePath: '/a', children: [{ title: 'B' }, { title: 'C' }] },
      { title: 'D', order: 1, link: '/d/e/x', activePath: '/d/e' },
    ]);
    expect(items[0]).not.toHaveProperty('link');
    expect(items[1]).not.toHaveProperty('children');
  });
});

describe('matching', () => {
  test.each([
    ['/api', '/api', true],
    ['/api/', '/api', true],
    ['/api/rank', '/api/', true],
    ['/apis', '/api', false],
    ['/apis/x', '/api', false],
    ['/', '/api', false],
  ])('%s is below %s: %s', (path, parent, expected) => {
    expect(isBelow(path, parent)).toBe(expected);
  });

  test.each([
    ['/doc/zh-CN/api/rank', '/doc/zh-CN/', '/api/rank'],
    ['/doc/zh-CN/', '/doc/zh-CN/', '/'],
    ['/doc/zh-CN', '/doc/zh-CN/', '/'],
    ['/doc/api', '/doc/', '/api'],
    ['/api', '/', '/api'],
    ['/documents/api', '/doc/', '/documents/api'],
  ])('%s without the base %s is %s', (path, base, expected) => {
    expect(withoutBase(path, base)).toBe(expected);
  });

  const items: NavItem[] = [
    { title: 'Home', link: '/' },
    { title: 'API', link: '/api', activePath: '/api' },
    { title: 'APIs', link: '/apis', activePath: '/apis' },
    { title: 'Models', link: '/api/model#user' },
    { title: 'Elsewhere', link: 'https://example.com/api' },
    { title: 'Menu', children: [{ title: 'Deep', link: '/tools/deep' }] },
  ];

  test.each([
    ['/', 'Home'],
    ['/api', 'API'],
    ['/api/rank', 'API'],
    ['/apis/rank', 'APIs'],
    ['/api/model', 'Models'],
    ['/tools/deep/er', 'Menu'],
    ['/unknown', undefined],
  ])('%s is in %s', (path, title) => {
    expect(findActive(items, path)?.title).toBe(title);
  });

  test('distinguishes the page from others of its entry, and other sites from this one', () => {
    const [, api] = items;
    expect(api && [isCurrentPage(api, '/api/'), isCurrentPage(api, '/api/rank')]).toEqual([true, false]);
    expect(['https://x', 'mailto:a@b', 'tel:1', '//x/y'].map(isExternal)).not.toContain(false);
    expect(['/api', '/a:b', 'api'].map(isExternal)).not.toContain(true);
  });
});

describe('the theme configuration', () => {
  const generated: NavItem[] = [{ title: 'Guide', link: '/guide' }];
  const own: NavItem[] = [{ title: 'Own', link: '/own' }];
  const apply = (
    mode: 'override' | 'prepend' | 'append',
    items: NavItem[] | Record<string, NavItem[]>,
    current = 'en',
  ) => applyConfig(generated, { mode, items }, { current, fallback: 'en' }).map(({ title }) => title);

  test('overrides, prepends or appends entries', () => {
    expect(apply('override', own)).toEqual(['Own']);
    expect(apply('prepend', own)).toEqual(['Own', 'Guide']);
    expect(apply('append', own)).toEqual(['Guide', 'Own']);
    expect(applyConfig(generated, undefined, { current: 'en', fallback: 'en' })).toBe(generated);
  });

  test('may differ by language; a missing language has the entries of the default one', () => {
    const items = { en: own, 'zh-CN': [{ title: '自己', link: '/own' }] };
    expect(apply('append', items, 'zh-CN')).toEqual(['Guide', '自己']);
    expect(apply('append', items, 'fr')).toEqual(['Guide', 'Own']);
    expect(apply('append', { 'zh-CN': own }, 'en')).toEqual(['Guide']);
  });

  const validate = (navigation: unknown) => validateThemeConfig({ themeConfig: { navigation } } as never).navigation;

  test('has defaults', () => {
    expect(validate(undefined)).toEqual({ levels: 1, mode: 'override' });
    expect(validate({ levels: 2 })).toEqual({ levels: 2, mode: 'override' });
    const items = [{ title: 'A', children: [{ title: 'B', link: 'https://b' }] }];
    expect(validate({ mode: 'append', items: { en: items } })).toEqual({
      levels: 1,
      mode: 'append',
      items: { en: items },
    });
  });

  test.each([
    [{ mode: 'replace' }, /"mode" must be one of/],
    [{ levels: 3 }, /"levels" must be one of/],
    [{ items: [{ title: 'A' }] }, /"items\[0\]" must contain at least one of \[link, children\]/],
    [{ items: [{ link: '/a' }] }, /"items\[0\].title" is required/],
    [{ items: [{ title: 'A', link: 'a' }] }, /"items\[0\].link".*starts with `\//],
    [{ items: { en: [{ title: 'A', to: '/a', link: '/a' }] } }, /"items.en\[0\].to" is not allowed/],
    [
      { items: [{ title: 'A', children: [{ title: 'B', children: [] }] }] },
      /"items\[0\].children\[0\].link" is required/,
    ],
    [{ item: [] }, /"item" is not allowed. Did you mean `items`\?/],
  ])('%j is refused', (navigation, message) => {
    expect(() => validate(navigation)).toThrow(message);
    expect(() => validate(navigation)).toThrow(/^Options of themeConfig\.navigation: /);
  });

  test('names only languages of the site', () => {
    expect(unknownLocales({ levels: 1, mode: 'append', items: { en: [], zh: [] } }, ['en', 'zh-CN'])).toEqual(['zh']);
    expect(unknownLocales({ levels: 1, mode: 'append', items: [] }, ['en'])).toEqual([]);
  });
});
