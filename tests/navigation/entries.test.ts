import { describe, expect, test } from 'vitest';
import { type Arrangement, arrangePages } from '../../plugins/navigation/core/entries';
import { isIndexFile, type Levels, pagePath, sectionOf } from '../../plugins/navigation/core/pagePath';
import { type NavPage, readMeta } from '../../plugins/navigation/core/types';

function page(source: string, frontMatter: Record<string, unknown> = {}): NavPage {
  return {
    path: pagePath({ source: `${source}.mdx` }),
    isIndex: isIndexFile(source),
    title: source,
    meta: readMeta(frontMatter),
  };
}

function print({ entries }: Arrangement): Record<string, unknown> {
  const paths = (pages: NavPage[]) => pages.map(({ path }) => path);
  return Object.fromEntries(
    entries.map(({ key, pages, children }) => [
      key,
      children.length > 0
        ? { own: paths(pages), ...Object.fromEntries(children.map((child) => [child.key, paths(child.pages)])) }
        : paths(pages),
    ]),
  );
}

function arrange(pages: NavPage[], levels: Levels = 1) {
  return arrangePages(pages, levels);
}

test.each([
  ['api/rank.mdx', undefined, 'api/rank'],
  ['api/rank.gen.mdx', undefined, 'api/rank'],
  ['api/index.mdx', undefined, 'api'],
  ['api/README.md', undefined, 'api'],
  ['api/api.mdx', undefined, 'api'],
  ['index.mdx', undefined, ''],
  ['01-guide/02-start.mdx', undefined, 'guide/start'],
  ['guide/2.0.mdx', undefined, 'guide/2.0'],
  ['api/rank.mdx', '/elsewhere/', 'elsewhere'],
  ['api/rank.mdx', '/', ''],
  ['api/rank.mdx', 'list', 'api/list'],
  ['api/rank.mdx', '../list', 'list'],
])('%s with slug %s is at %s', (source, slug, path) => {
  expect(pagePath({ source, slug })).toBe(path);
});

test('front matter `id` takes the place of the name of the file', () => {
  expect(pagePath({ source: 'api/rank.mdx', id: 'list' })).toBe('api/list');
});

// The source site's vectors for two levels; with one level, only the first segment counts.
test.each([
  ['a', 'a', 'a'],
  ['a/b', 'a', 'a'],
  ['a/index', 'a', 'a'],
  ['a/b/index', 'a', 'a/b'],
  ['a/b/c', 'a', 'a/b'],
  ['a/b/c/d', 'a', 'a/b'],
])('%s is in section %s of one level, and %s of two', (source, one, two) => {
  const path = pagePath({ source: `${source}.mdx` });
  expect(sectionOf(path, isIndexFile(source), 1)).toBe(one);
  expect(sectionOf(path, isIndexFile(source), 2)).toBe(two);
});

describe('an entry', () => {
  test('holds the pages of a folder, at any depth, and not the home page', () => {
    const pages = [page('index'), page('api/index'), page('api/a/b/c'), page('apis/x'), page('single')];
    expect(print(arrange(pages))).toEqual({ api: ['api', 'api/a/b/c'], single: ['single'], apis: ['apis/x'] });
  });

  test('takes title and order from any page that gives them', () => {
    const { entries } = arrange([page('api/index'), page('api/a', { nav: { title: 'API', order: 2 } }), page('api/b')]);
    expect(entries).toMatchObject([{ key: 'api', title: 'API', order: 2 }]);
  });

  test('may get its title from one page and its order from another', () => {
    const { entries, conflicts } = arrange([page('api/a', { nav: { order: 2 } }), page('api/b', { nav: 'API' })]);
    expect(entries).toMatchObject([{ key: 'api', title: 'API', order: 2 }]);
    expect(conflicts).toEqual([]);
  });

  test('has pages of other folders that say so', () => {
    const api = { nav: { title: 'API', order: 2 } };
    const pages = [page('api/index', api), page('guide/index', { nav: 'Guide' }), page('guide/sdk', api)];
    expect(print(arrange(pages))).toEqual({ api: ['api', 'guide/sdk'], guide: ['guide'] });
  });

  test('may share its folder with another one', () => {
    const sdk = { nav: { title: 'SDK', order: 5 } };
    const pages = [page('api/index', { nav: { title: 'API', order: 2 } }), page('api/x'), page('api/y', sdk)];
    const arrangement = arrange([...pages, page('api/z', sdk)]);
    expect(print(arrangement)).toEqual({ api: ['api', 'api/x'], 'api/y': ['api/y', 'api/z'] });
    expect(arrangement.conflicts).toEqual([]);
  });
});

describe('pages that do not agree', () => {
  test('on a title, with one order: the shallowest page is right, and both are named', () => {
    const pages = [
      page('api/b', { nav: { title: 'Calls', order: 2 } }),
      page('api/index', { nav: { title: 'API', order: 2 } }),
    ];
    const { entries, conflicts } = arrange(pages);
    expect(entries).toMatchObject([{ key: 'api', title: 'API', pages: [{ path: 'api' }, { path: 'api/b' }] }]);
    expect(conflicts).toMatchObject([
      { of: 'nav', field: 'title', first: { path: 'api' }, other: { path: 'api/b' }, held: 'API', given: 'Calls' },
    ]);
  });

  test('on the spelling of a title', () => {
    const { entries, conflicts } = arrange([page('server/a', { nav: 'Server' }), page('server/b', { nav: 'Servers' })]);
    expect(entries).toHaveLength(1);
    expect(conflicts).toMatchObject([{ field: 'title', held: 'Server', given: 'Servers' }]);
  });

  test('on the order of an entry', () => {
    const nav = (order: number) => ({ nav: { title: 'API', order } });
    const { entries, conflicts } = arrange([page('api/a', nav(2)), page('api/b', nav(3)), page('api/c', nav(2))]);
    expect(entries).toMatchObject([{ order: 2 }]);
    expect(conflicts).toMatchObject([{ of: 'nav', field: 'order', other: { path: 'api/b' }, held: 2, given: 3 }]);
  });

  test('on the order of a group', () => {
    const group = (order?: number) => ({ group: { title: 'Data', order } });
    const { conflicts } = arrange([page('api/a', group()), page('api/b', group(1)), page('api/c', group(2))]);
    expect(conflicts).toMatchObject([{ of: 'group', first: { path: 'api/b' }, other: { path: 'api/c' } }]);
  });

  test('on groups of one title in different entries do not contradict each other', () => {
    const group = (order: number) => ({ group: { title: 'Start', order } });
    expect(arrange([page('api/a', group(1)), page('guide/a', group(2))]).conflicts).toEqual([]);
  });
});

describe('two levels', () => {
  test('give each folder of the second level pages of its own, of whatever depth', () => {
    const pages = [page('a/index'), page('a/b'), page('a/c/index'), page('a/c/d'), page('a/e/f/g'), page('h/i')];
    expect(print(arrange(pages, 2))).toEqual({
      a: { own: ['a', 'a/b'], 'a/c': ['a/c', 'a/c/d'], 'a/e': ['a/e/f/g'] },
      h: ['h/i'],
    });
  });

  test('follow `nav.second` before the folder', () => {
    const second = { nav: { title: 'A', second: { title: 'More', order: 1 } } };
    const pages = [page('a/index', { nav: 'A' }), page('a/b', second), page('a/c/d', second), page('a/e/f')];
    const arrangement = arrange(pages, 2);
    expect(print(arrangement)).toEqual({ a: { own: ['a'], 'a/b': ['a/b', 'a/c/d'], 'a/e': ['a/e/f'] } });
    expect(arrangement.entries[0]?.children).toMatchObject([{ title: 'More', order: 1 }, {}]);
  });

  test('take the parent’s title from any folder below it', () => {
    const { entries } = arrange([page('a/b/x'), page('a/c/x', { nav: { title: 'Parent', order: 4 } })], 2);
    expect(entries).toMatchObject([
      { key: 'a', title: 'Parent', order: 4, children: [{ key: 'a/b' }, { key: 'a/c' }] },
    ]);
  });
});
