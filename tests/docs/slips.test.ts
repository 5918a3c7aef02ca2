import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site.js';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { expect, onTestFinished, test } from 'vitest';
import docs, { validateOptions } from '../../plugins/docs';

const COMPONENTS = join(__dirname, '../../node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents');
const page = (frontMatter: string, body: string) => `---\n${frontMatter}\n---\n\n${body}\n`;
const SPEC = `openapi: 3.1.1
info: { title: Pets, version: '1' }
tags: [{ name: Cats, description: About cats. }]
paths:
  /cats:
    get:
      operationId: catList
      tags: [Cats]
      description: |
        All cats.
        See [the guide](../guide.mdx#part).
      responses: { '200': { description: Cats. } }
`;
const GUIDE = page('title: Guide', 'See [cats](./api/cats.mdx#cat-list).\n\n## Part {/* #part */}');
const CATS = page('title: Cats', 'Before.\n\n<Operations />');
const FILES = {
  'docusaurus.config.json': JSON.stringify({
    title: 'Tiny',
    url: 'https://example.com',
    baseUrl: '/doc/',
    onBrokenAnchors: 'throw',
    future: { v4: true, experimental_vcs: false },
  }),
  'openapi/openapi.yaml': SPEC,
  'docs/index.mdx': page('title: Home', 'Text.'),
  'docs/guide.mdx': GUIDE,
  'docs/api/cats.mdx': CATS,
};

/** Runs the docs plugin of a tiny site as the dev server does, with a stub bundler. */
async function startSession() {
  const siteDir = await realpath(await mkdtemp(join(tmpdir(), 'slips-')));
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  // The folder goes with the temporary folder of all tests: a plugin may write into it a moment longer.
  onTestFinished(() => {
    process.env.NODE_ENV = before;
  });
  const save = async (path: string, text: string) => {
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await writeFile(join(siteDir, path), text);
  };
  for (const [path, text] of Object.entries(FILES)) await save(path, text);
  const context = await loadContext({ siteDir, config: 'docusaurus.config.json' });
  const api = { spec: 'openapi/openapi.yaml', strict: false, samples: ['curl'] };
  const options = { docs: { routeBasePath: '/' }, tabs: true, api };
  const plugin = await docs(context, validateOptions({ validate: normalizePluginOptions, options } as never));
  const content = await plugin.loadContent?.();

  const hooks: Record<string, Array<(compilation?: object) => unknown>> = {};
  const hookOf = (_: object, name: string) => {
    const tap = (_name: string, run: () => unknown) => void (hooks[name] = [...(hooks[name] ?? []), run]);
    return { tap, tapPromise: tap };
  };
  const compiler = { hooks: new Proxy({}, { get: hookOf }) };
  const alias = { '@theme/MDXComponents': COMPONENTS, '@theme/ApiOperation': '', '@theme/DocTabsBody': '' };
  const config = plugin.configureWebpack?.({ resolve: { alias } }, false, {} as never, content as never);
  for (const bundlerPlugin of (config?.plugins ?? []) as Array<{ apply(to: object): void }>)
    bundlerPlugin.apply(compiler);

  async function compile(): Promise<string[]> {
    for (const run of hooks.watchRun ?? []) await run();
    const errors: Error[] = [];
    for (const run of hooks.afterCompile ?? []) run({ compiler, errors });
    return errors.map(({ message }) => {
      const [place = '', ...text] = message.split('\n');
      const [file = '', ...rest] = place.split(':');
      return `${relative(siteDir, resolve(file))}:${[...rest, '', ...text].join(':')}`;
    });
  }
  return {
    compile,
    async save(path: string, text: string): Promise<string[]> {
      await save(path, text);
      await plugin.loadContent?.();
      return compile();
    },
  };
}

test('each slip of a session is shown once, where it was made, until it is corrected', async () => {
  const { compile, save } = await startSession();
  expect(await compile()).toEqual([]);
  const slips: Array<[path: keyof typeof FILES, text: string, shown: string[]]> = [
    ['docs/api/cats.mdx', page('title: Cats', 'Before.'), ['docs/api/cats.mdx:1:1 ']],
    ['docs/api/cats.mdx', page('title: Cats', '<Operation />'), ['docs/api/cats.mdx:5:1 ']],
    ['docs/api/cats.mdx', page('title: Cats', '<Operations />\n\n<Detail />'), ['docs/api/cats.mdx:7:1 ']],
    ['docs/guide.mdx', page('title: Guide', 'Hello {x y}.'), ['docs/guide.mdx:5:9 ']],
    ['docs/guide.mdx', page('title: Guide', '<Detail />'), ['docs/guide.mdx:5:1 ']],
    ['docs/guide.mdx', page('title: Guide', 'See\n<Call id="listCat" />.'), ['docs/guide.mdx:6:1 ']],
    ['docs/guide.mdx', page('title: Guide', "import X from './x';\n\n## Part"), ['docs/guide.mdx:5:15 ']],
    ['docs/guide.mdx', page('title: [x', '## Part'), ['docs/guide.mdx:2:8 ']],
    ['docs/guide.mdx', '---\ntitle: Guide\n\n## Part\n', ['docs/guide.mdx:1:1 ']],
    ['docs/guide.mdx', GUIDE.replace('cats.mdx#cat-list', 'cats.mdx#cats'), ['docs/guide.mdx:5:5 ']],
    ['docs/guide.mdx', GUIDE.replace('./api/cats', './api/dogs'), ['docs/guide.mdx:5:5 ']],
    ['docs/index.mdx', page('title: Home\nslug: /guide', 'Text.'), ['docs/index.mdx:3:1 ']],
    [
      'openapi/openapi.yaml',
      SPEC.replace('Cats, desc', 'Cats, x-page: { path: guide }, desc'),
      ['docs/guide.mdx:1:1 '],
    ],
    ['openapi/openapi.yaml', SPEC.replace('All cats.', 'All: [cats'), []],
    ['openapi/openapi.yaml', SPEC.replace('openapi: 3', '\topenapi: 3'), ['openapi/openapi.yaml:1:1 ']],
  ];
  for (const [path, text, shown] of slips) {
    const messages = await save(path, text);
    expect({ text, messages }).toEqual({ text, messages: shown.map((place) => expect.stringContaining(place)) });
    expect({ path, text, left: await save(path, FILES[path]) }).toEqual({ path, text, left: [] });
  }
});

test('a slip in front matter stays in sight until it is corrected, and links to its page stay right', async () => {
  const { compile, save } = await startSession();
  const slug = 'slug: /manual';
  await save('docs/guide.mdx', page(`title: Guide\n${slug}`, '## Part {/* #part */}'));
  expect(await save('docs/index.mdx', page('title: Home', '[Guide](/manual)'))).toEqual([]);
  for (const title of ['[x', '*x*', '!x y']) {
    for (const body of ['One.', 'Two.']) {
      const shown = await save('docs/guide.mdx', page(`title: ${title}\n${slug}`, `## Part {/* #part */}\n\n${body}`));
      expect(shown).toEqual([expect.stringMatching(/^docs\/guide\.mdx:2:\d+ {2}error {2}front-matter-syntax/)]);
    }
  }
  await save('docs/new.mdx', page('title: [new', 'New.'));
  expect(await save('docs/index.mdx', page('title: Home', 'Text.'))).toHaveLength(2);
  await save('docs/new.mdx', page('title: New', 'New.'));
  expect(await save('docs/guide.mdx', GUIDE)).toEqual([]);
  expect(await compile()).toEqual([]);
});
