import { describe, expect, it } from 'vitest';
import { print, tinySite } from './support/tinySite';

const page = (frontMatter: string, body = 'Text.') => `---\n${frontMatter}\n---\n\n${body}\n`;

const SITE = {
  'docs/index.mdx': page('title: Home\ndescription: All of it.', '<Home />'),
  'docs/guide.mdx': page('title: Guide\nnav: { title: Guide, order: 1 }', 'Start.\n\n## First\n\nDo it.'),
  'docs/api/index.mdx': page('title: Overview\nnav: { title: API, order: 2 }', 'All calls.'),
  'docs/api/rank.mdx': page('title: Rank', 'Ranks.\n\n## Get {/* #get */}\n\nGets.'),
  'docs/api/rank.$tab-recipes.mdx': page('title: Recipes', 'Cook.\n\n## Top ten\n\nSort.'),
};

describe('the index of a site', () => {
  it('has its pages in the order of the navigation, with tabs', async () => {
    const { load } = await tinySite(SITE);
    expect(print(await load())).toEqual([
      'Guide: Guide /doc/guide',
      '  Guide /doc/guide | Start.',
      '  Guide - First /doc/guide#first | Do it.',
      'API: Overview /doc/api/',
      '  Overview /doc/api/ | All calls.',
      'API: Rank /doc/api/rank',
      '  Rank /doc/api/rank | Ranks.',
      '  Rank - Get /doc/api/rank#get | Gets.',
      '  Rank - Recipes /doc/api/rank?tab=recipes | Cook.',
      '  Rank - Recipes - Top ten /doc/api/rank?tab=recipes#top-ten | Sort.',
      '–: Home /doc/',
      '  Home /doc/ | All of it.',
    ]);
  });

  it('has the keywords of its pages, and the words that mean the same on it', async () => {
    const files = { ...SITE, 'docs/guide.mdx': page('title: Guide\nkeywords: [start, 2048, 入门]') };
    const { load } = await tinySite(files, { search: { synonyms: [['guild', 'clan']] } });
    const { pages, synonyms } = await load();
    expect(pages.flatMap(({ title, keywords }) => (keywords ? [[title, ...keywords]] : []))).toEqual([
      ['Guide', 'start', '2048', '入门'],
    ]);
    expect(synonyms).toEqual([['guild', 'clan']]);
  });

  it.each([
    [true, '/doc/guide/'],
    [false, '/doc/guide'],
  ])('has addresses as the site has them (trailingSlash: %s)', async (trailingSlash, link) => {
    const { load } = await tinySite(SITE, { config: { trailingSlash } });
    const { pages } = await load();
    const links = pages.map((found) => found.link);
    expect(links).toContain(link);
    expect(links).toContain('/doc/');
    expect(links.filter((found) => found.endsWith('/') !== trailingSlash)).toEqual(trailingSlash ? [] : ['/doc/']);
  });

  it('leaves out what readers are not to come upon, in the dev server too', async () => {
    const { load } = await tinySite({
      'docs/index.mdx': page('title: Home'),
      'docs/a.mdx': page('unlisted: true'),
      'docs/b.mdx': page('draft: true'),
      'docs/c.mdx': page('debug: true'),
      'docs/d.mdx': page('title: D', '<head>\n  <meta name="robots" content="noindex" />\n</head>\n\nText.'),
    });
    expect((await load()).pages.map(({ title }) => title)).toEqual(['Home']);
  });

  it('is in the language of the site, with the pages that have no translation', async () => {
    const translated = 'i18n/zh-CN/docusaurus-plugin-content-docs/current';
    const files = {
      ...SITE,
      [`${translated}/guide.mdx`]: page('title: 指南\nnav: { title: 指南, order: 1 }', '开始。\n\n## 第一步\n\n做。'),
      [`${translated}/api/rank.$tab-recipes.mdx`]: page('title: 示例', '煮。'),
    };
    const { load } = await tinySite(files, { locale: 'zh-CN' });
    const found = print(await load());
    expect(found.slice(0, 3)).toEqual([
      '指南: 指南 /doc/zh-CN/guide',
      '  指南 /doc/zh-CN/guide | 开始。',
      '  指南 - 第一步 /doc/zh-CN/guide#第一步 | 做。',
    ]);
    expect(found).toContain('  Rank - 示例 /doc/zh-CN/api/rank?tab=recipes | 煮。');
    expect(found).toContain('API: Overview /doc/zh-CN/api/');
  });

  it('groups pages by the categories of the sidebar, as they are translated, where Docusaurus arranges them', async () => {
    const files = {
      'docs/intro.md': page('title: Intro'),
      'docs/tutorial-basics/_category_.json': '{ "label": "First steps" }',
      'docs/tutorial-basics/a.md': page('title: A'),
      'docs/tutorial-basics/deep/_category_.yml': 'label: Deeper',
      'docs/tutorial-basics/deep/b.md': page('title: B'),
      'docs/other/c.md': page('title: C'),
      'i18n/zh-CN/docusaurus-plugin-content-docs/current.json':
        '{ "sidebar.all.category.Mixed": { "message": "混合" } }',
    };
    const groupsIn = async (given: Parameters<typeof tinySite>[0], options?: Parameters<typeof tinySite>[1]) =>
      (await (await tinySite(given, options)).load()).pages.map(({ title, navTitle }) => `${title}: ${navTitle}`);
    expect(await groupsIn(files)).toEqual(['Intro: Intro', 'C: other', 'A: First steps', 'B: First steps']);
    const docs = { docs: { routeBasePath: '/', sidebarPath: 'sidebars.js' } };
    const chosen = {
      ...files,
      'sidebars.js': `module.exports = { all: [
        'intro',
        { type: 'category', label: 'Mixed', link: { type: 'doc', id: 'other/c' }, items: [{ type: 'link', label: 'x', href: '/' }, 'tutorial-basics/deep/b'] },
        { type: 'autogenerated', dirName: 'tutorial-basics' },
      ] };`,
    };
    expect(await groupsIn(chosen, { docs })).toEqual(['Intro: Intro', 'C: Mixed', 'B: Mixed', 'A: A']);
    expect(await groupsIn(chosen, { docs, locale: 'zh-CN' })).toEqual(['Intro: Intro', 'C: 混合', 'B: 混合', 'A: A']);
  });

  it('reads pages as Docusaurus is configured to', async () => {
    const files = {
      'docs/index.md': page('title: Home', 'Plain {text} <b>here</b>.'),
      'docs/a.mdx': page('title: A', '<!-- hidden -->\n\n## Old {#Own}\n\n:::tip Said\n\nSo.\n\n:::'),
      'docs/b.mdx': page('title: B\nmdx: { format: md }', 'Not {code}.'),
    };
    const config = { future: {}, markdown: { format: 'detect' } };
    const { load } = await tinySite(files, { config });
    expect(print(await load()).filter((line) => line.startsWith('  '))).toEqual([
      '  A - Old /doc/a#Own | Said | So.',
      '  B /doc/b | Not {code}.',
      '  Home /doc/ | Plain {text} here.',
    ]);
  });

  it('holds code blocks where that is asked for', async () => {
    const files = { 'docs/index.mdx': page('title: Home', '```js\ncall();\n```') };
    const { load } = await tinySite(files, { search: { code: true } });
    expect(print(await load())).toContain('  Home /doc/ | call();');
  });
});

describe('after a change', () => {
  it('of a page, a tab, the navigation or which pages there are, the index is another', async () => {
    const { load, write } = await tinySite(SITE);
    await load();
    await write({
      'docs/guide.mdx': page('title: Guide\nnav: { title: Start, order: 3 }', 'Start.\n\n## Second\n\nDo it.'),
    });
    await write({
      'docs/api/rank.$tab-recipes.mdx': page('title: Meals', 'Cook.'),
      'docs/more.mdx': page('title: More'),
    });
    await write({ 'docs/api/index.mdx': undefined });
    expect(print(await load())).toEqual([
      'Api: Rank /doc/api/rank',
      '  Rank /doc/api/rank | Ranks.',
      '  Rank - Get /doc/api/rank#get | Gets.',
      '  Rank - Meals /doc/api/rank?tab=recipes | Cook.',
      'More: More /doc/more',
      '  More /doc/more | Text.',
      'Start: Guide /doc/guide',
      '  Guide /doc/guide | Start.',
      '  Guide - Second /doc/guide#second | Do it.',
      '–: Home /doc/',
      '  Home /doc/ | All of it.',
    ]);
  });

  it('that breaks a page, its words are still found', async () => {
    const { load, write } = await tinySite(SITE);
    await load();
    await write({ 'docs/guide.mdx': page('title: Guide', 'Start {here.\n\n## First\n\nDo it.') });
    expect(print(await load())).toEqual(expect.arrayContaining(['  Guide - First /doc/guide#first | Do it.']));
  });
});

const SPEC = `openapi: 3.1.1
info: { title: Pets, version: '1' }
tags: [{ name: Cats, description: Cats of all kinds. }]
paths:
  /cats:
    get:
      operationId: catList
      tags: [Cats]
      summary: List cats
      security: [{ session: [] }]
      parameters: [{ name: colour, in: query, schema: { type: string } }]
      responses: { '200': { description: Cats. } }
components:
  securitySchemes: { session: { type: apiKey, in: query, name: session_key, description: From a login. } }
`;

describe('with an API', () => {
  const api = { spec: 'openapi/openapi.yaml', samples: ['curl'] };

  it('generated pages and hand-written ones are joined, in the order of the page', async () => {
    const files = {
      'openapi/openapi.yaml': SPEC,
      'docs/index.mdx': page('title: Home'),
      'docs/api/cats.mdx': page(
        'order: 7',
        'Before.\n\n## Why cats\n\nThey purr.\n\n<Operations />\n\n## After\n\nDone.',
      ),
      'docs/api/index.mdx': page(
        'title: Overview\nslug: /api\nstandalone: true',
        'Keys:\n\n<SecuritySchemes />\n\nMore.',
      ),
    };
    const { load } = await tinySite(files, { docs: { api } });
    const index = await load();
    expect(print(index).filter((line) => line.includes('/api'))).toEqual([
      'Overview: Overview /doc/api',
      '  Overview /doc/api | Keys:',
      '  Overview - session /doc/api#auth-session | ?session_key=… | From a login. | More.',
      'Overview: Cats /doc/api/cats',
      '  Cats /doc/api/cats | Cats of all kinds. | Before.',
      '  Cats - Why cats /doc/api/cats#why-cats | They purr.',
      '  Cats - List cats /doc/api/cats#cat-list | GET /cats | colour | Cats.',
      '  Cats - After /doc/api/cats#after | Done.',
    ]);
    expect(index.names.map(({ name, link }) => `${name} ${link}`)).toEqual([
      'List cats /doc/api/cats#cat-list',
      'session_key /doc/api#auth-session',
      'colour /doc/api/cats#cat-list.query.colour',
    ]);
  });

  it('names lead nowhere that a hand-written page has taken', async () => {
    const files = {
      'openapi/openapi.yaml': SPEC,
      'docs/index.mdx': page('title: Home'),
      'docs/api/cats.mdx': page('title: Cats'),
      'docs/api/index.mdx': page('title: Overview'),
    };
    const { load } = await tinySite(files, { docs: { api } });
    expect((await load()).names).toEqual([]);
  });

  it('a change of the document is a change of the index', async () => {
    const files = { 'openapi/openapi.yaml': SPEC, 'docs/index.mdx': page('title: Home') };
    const { load, write } = await tinySite(files, { docs: { api } });
    expect((await load()).names.map(({ name }) => name)).toContain('List cats');
    await write({ 'openapi/openapi.yaml': SPEC.replace('List cats', 'Find cats') });
    const { names, pages } = await load();
    expect(names.map(({ name }) => name)).toContain('Find cats');
    expect(pages.flatMap(({ sections }) => sections.map(({ title }) => title))).toContain('Cats - Find cats');
  });
});
