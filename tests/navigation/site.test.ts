import { relative, resolve } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { ProblemsError } from '../../plugins/shared/problem';
import { tinySite } from './support/tinySite';

function page(frontMatter: string): string {
  return `---\n${frontMatter}\n---\n\nText.\n`;
}

const PAGES = {
  'docs/index.mdx': page('title: Home'),
  'docs/api/index.mdx': page('title: Overview\nnav: { title: API, order: 2 }'),
  'docs/api/rank.mdx': page('title: Ranks\ngroup: { title: Data, order: 2 }'),
  'docs/api/login.mdx': page('title: Login\ngroup: { title: Account, order: 1 }'),
  'docs/guide/index.mdx': page('title: Start\nnav: { title: Guide, order: 1 }'),
  'docs/guide/sdk.mdx': page('title: SDK\nnav: { title: API, order: 2 }'),
};

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

describe('a site', () => {
  test('has one sidebar for each entry, and the entries in order', async () => {
    const inner = 'title: Fields of the body\napi: { kind: types, parent: api/rank, sections: [] }';
    const { load } = await tinySite({ ...PAGES, 'docs/api/rank/body.mdx': page(inner) });
    const { items, sidebars, version } = await load();
    expect(items).toEqual([
      { title: 'Guide', order: 1, link: '/guide', activePath: '/guide' },
      { title: 'API', order: 2, link: '/api', activePath: '/api', alsoActive: ['/guide/sdk'] },
    ]);
    expect(sidebars).toEqual({
      api: ['Overview', 'SDK', 'Account', '  Login', 'Data', '  Ranks'],
      guide: ['Start'],
    });
    const sidebarOf = Object.fromEntries(version.docs.map(({ id, sidebar }) => [id, sidebar]));
    expect(sidebarOf).toMatchObject({ index: undefined, 'guide/sdk': 'api', 'guide/index': 'guide' });
    expect(version.docs.find(({ id }) => id === 'guide/index')).toMatchObject({ previous: undefined, next: undefined });
    // A page of inner fields has the sidebar of the page that it belongs to, and the way back.
    const previous = { title: 'Ranks', permalink: '/doc/api/rank' };
    expect(version.docs.find(({ id }) => id === 'api/rank/body')).toMatchObject({ sidebar: 'api', previous });
    expect(warn).not.toHaveBeenCalled();
  });

  test('has them in the current language, with its own addresses', async () => {
    const current = 'i18n/zh-CN/docusaurus-plugin-content-docs/current';
    const chinese = {
      [`${current}/api/index.mdx`]: page('title: 概览\nnav: { title: 接口, order: 2 }'),
      [`${current}/guide/sdk.mdx`]: page('title: 开发包\nnav: { title: 接口, order: 2 }'),
    };
    const { load } = await tinySite({ ...PAGES, ...chinese }, { locale: 'zh-CN' });
    const { items, sidebars } = await load();
    expect(items).toMatchObject([
      { title: 'Guide', link: '/guide' },
      { title: '接口', link: '/api', alsoActive: ['/guide/sdk'] },
    ]);
    expect(sidebars.api?.slice(0, 2)).toEqual(['概览', '开发包']);
  });

  test('has a second level where the theme configuration wants one', async () => {
    const files = { ...PAGES, 'docs/api/data/index.mdx': page('title: Data'), 'docs/api/data/x.mdx': page('title: X') };
    const { load } = await tinySite(files, { themeConfig: { navigation: { levels: 2 } } });
    const { items, sidebars } = await load();
    expect(items[1]).toMatchObject({ title: 'API', children: [{ title: 'Data', link: '/api/data' }] });
    expect(sidebars['api/data']).toEqual(['Data', 'X']);
    expect(sidebars.api).not.toContain('Data/X');
  });

  test('takes entries from the theme configuration', async () => {
    const items = { en: [{ title: 'Status', link: 'https://status.example.com' }] };
    const { load } = await tinySite(PAGES, { themeConfig: { navigation: { mode: 'append', items } } });
    expect((await load()).items.map(({ title }) => title)).toEqual(['Guide', 'API', 'Status']);
    const wrong = await tinySite(PAGES, { themeConfig: { navigation: { mode: 'append', items: { de: [] } } } });
    await expect(wrong.load()).rejects.toThrow('the site has no language de. It has en, zh-CN.');
  });
});

test('a subtitle describes a page that has no other description', async () => {
  const files = {
    ...PAGES,
    'docs/api/rank.mdx': page('title: Ranks\nsubtitle: Who is first.'),
    'docs/api/login.mdx': page('title: Login\nsubtitle: Come in.\ndescription: How players log in.'),
  };
  const { load } = await tinySite(files);
  const { version } = await load();
  const descriptions = version.docs.map(({ id, description }) => [id, description]);
  expect(Object.fromEntries(descriptions)).toMatchObject({
    'api/rank': 'Who is first.',
    'api/login': 'How players log in.',
    'guide/sdk': 'Text.',
  });
});

describe('pages for debugging', () => {
  const files = { ...PAGES, 'docs/lab/index.mdx': page('title: Lab\ndebug: true\nnav: { title: Lab, order: 9 }') };

  test('are nowhere in production', async () => {
    const { items, sidebars, version } = await (await tinySite(files)).load();
    expect(items.map(({ title }) => title)).toEqual(['Guide', 'API']);
    expect(Object.keys(sidebars)).toEqual(['api', 'guide']);
    expect(version.docs.map(({ id }) => id)).not.toContain('lab/index');
  });

  test('are there in the dev server, marked as drafts', async () => {
    const { items, sidebars, version } = await (await tinySite(files, { env: 'development' })).load();
    expect(items.map(({ title }) => title)).toEqual(['Guide', 'API', 'Lab']);
    expect(sidebars.lab).toEqual(['Lab']);
    expect(version.docs.find(({ id }) => id === 'lab/index')?.frontMatter.draft).toBe(true);
  });
});

describe('while developing', () => {
  test('a page moves when its group or entry changes, and a new one is found', async () => {
    const { load, write } = await tinySite(PAGES, { env: 'development' });
    await load();
    await write({
      'docs/api/login.mdx': page('title: Login\ngroup: { title: Data, order: 2 }'),
      'docs/guide/sdk.mdx': page('title: SDK'),
      'docs/tools/index.mdx': page('title: All tools\nnav: { title: Tools, order: 3 }'),
    });
    const { items, sidebars } = await load();
    expect(items.map(({ title }) => title)).toEqual(['Guide', 'API', 'Tools']);
    expect(sidebars).toEqual({
      api: ['Overview', 'Data', '  Login', '  Ranks'],
      guide: ['Start', 'SDK'],
      tools: ['All tools'],
    });
  });

  test('a broken page leaves the last good pages, until it is mended', async () => {
    const { load, write } = await tinySite(PAGES, { env: 'development' });
    const good = await load();
    await write({ 'docs/api/rank.mdx': page('title: "Ranks') });
    expect((await load()).sidebars).toEqual(good.sidebars);
    await write({ 'docs/api/rank.mdx': page('title: Ranking lists') });
    expect((await load()).sidebars.api).toContain('Ranking lists');
  });
});

describe('problems', () => {
  async function problemsOf(files: Record<string, string>, locale = 'en'): Promise<string[]> {
    const { load, siteDir } = await tinySite({ ...PAGES, ...files }, { locale });
    const error = await load().then(
      () => undefined,
      (thrown: unknown) => thrown as ProblemsError,
    );
    expect(error?.message).not.toContain('    at ');
    // Pages are read at once, so that their problems come in any order.
    const found = (error?.problems ?? []).map(
      ({ file, line, column, severity, message, hint }) =>
        `${relative(siteDir, resolve(file))}:${line}:${column} ${severity} ${message} ${hint ?? ''}`,
    );
    return found.sort();
  }

  test('of all pages end a build, each with its place', async () => {
    expect(
      await problemsOf({
        'docs/api/rank.mdx': page('title: Ranks\n# comment\norder: "2"\ngroup:\n  titel: Data'),
        'docs/api/made.gen.mdx': page('title: Made\nordr: 1'),
      }),
    ).toEqual([
      'docs/api/made.gen.mdx:3:1 error There is no front matter `ordr`. Did you mean `order`?',
      'docs/api/rank.mdx:4:8 error `order` must be a number, but it is the text "2". Write it without quotes: 2.',
      'docs/api/rank.mdx:6:3 error `group` has no key `titel`. Did you mean `title`?',
    ]);
  });

  test('of a translated page name the translation', async () => {
    const file = 'i18n/zh-CN/docusaurus-plugin-content-docs/current/api/rank.mdx';
    expect(await problemsOf({ [file]: page('title: 5') }, 'zh-CN')).toEqual([
      `${file}:2:8 error \`title\` must be text, but it is the number 5. Write it in quotes: "5".`,
    ]);
  });

  test('of two pages that do not agree are a warning that names both', async () => {
    warn.mockClear();
    const { load } = await tinySite({
      ...PAGES,
      'docs/api/rank.mdx': page('title: Ranks\nnav:\n  title: API\n  order: 3'),
      'docs/guide/more.mdx': page('title: More\nnav: { title: Guides, order: 1 }'),
    });
    expect((await load()).items).toMatchObject([{ title: 'Guide' }, { title: 'API', order: 2 }]);
    const text = String(warn.mock.lastCall?.[0]).replace(/\S*\/docs\//g, 'docs/');
    expect(text).toContain('docs/api/rank.mdx:5:10  warning  navigation-conflict');
    expect(text).toContain(
      'docs/api/rank.mdx gives the entry of the navigation “API” order 3, but docs/api/index.mdx gives it order 2.',
    );
    expect(text).toContain('docs/guide/more.mdx:3:15  warning  navigation-conflict');
    expect(text).toContain(
      'docs/guide/more.mdx calls the same entry of the navigation “Guides”, but docs/guide/index.mdx calls it “Guide”.',
    );
    expect(text).toContain('0 errors, 2 warnings');
  });
});
