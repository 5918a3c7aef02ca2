import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../plugins/shared/files';
import { type DevServer, page, ROOT, startDevServer } from './support/devServer';
import { visit } from './support/visit';

const SPEC = `openapi: 3.1.1
info: { title: Pets, version: '1' }
tags: [{ name: Cats, description: About cats. }]
security: []
paths:
  /cats:
    get:
      operationId: catList
      tags: [Cats]
      summary: List cats
      description: |
        All cats.
        See [the guide](../guide.mdx#part).
      responses:
        '200': { description: Cats., content: { application/json: { schema: { type: string }, example: Tom } } }
        '404': { description: None., content: { application/json: { schema: { type: string }, example: None } } }
`;
const GUIDE = page('title: Guide', 'See [cats](./api/cats.mdx#cat-list).\n\n## Part {/* #part */}\n\nGood text.');
const CATS = page('title: Cats', 'Before.\n\n<Operations />\n\nAfter.');
const { build } = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { build: string } })
  .scripts;

const FILES = {
  'package.json': JSON.stringify({ scripts: { build } }),
  'scripts/build.env': readFileSync(join(ROOT, 'scripts/build.env'), 'utf8'),
  'docusaurus.config.ts': `
const api = { spec: 'openapi/openapi.yaml', strict: true, samples: ['curl'] };
export default {
  title: 'Tiny',
  url: 'http://localhost',
  baseUrl: '/doc/',
  future: { v4: true, faster: { rspackPersistentCache: false }, experimental_vcs: false },
  presets: [['@docusaurus/preset-classic', { docs: false, blog: false, pages: false }]],
  plugins: [
    ${['appearance', 'navigation', 'openapi', 'tabs'].map((name) => `'${ROOT}/plugins/${name}/index.ts'`).join(', ')},
    ['${ROOT}/plugins/docs/index.ts', { docs: { routeBasePath: '/' }, api, tabs: true }],
  ],
  onBrokenAnchors: 'throw',
  themeConfig: { navbar: { title: 'Tiny', items: [] } },
};
`,
  'openapi/openapi.yaml': SPEC,
  'docs/index.mdx': page('title: Home'),
  'docs/guide.mdx': GUIDE,
  'docs/api/cats.mdx': CATS,
};

let server: DevServer;

beforeAll(async () => {
  server = await startDevServer(FILES);
});

afterAll(() => server.stop());

function save(path: string, text: string): Promise<void> {
  return writeFile(join(server.folder, path), text);
}

/** What the browser shows over the page. */
function overlayOf(tab: Page) {
  return tab.frameLocator('#webpack-dev-server-client-overlay').locator('body');
}

const SLIPS: Array<[name: string, path: string, text: string, shown: string[]]> = [
  [
    'a companion without its calls',
    'docs/api/cats.mdx',
    page('title: Cats', 'Before.'),
    ['cats.mdx:1:1', 'openapi.yaml:3'],
  ],
  [
    'a companion with a mistyped place',
    'docs/api/cats.mdx',
    page('title: Cats', '<Operation />'),
    ['cats.mdx:5:1', 'Did you mean `<Operations />`'],
  ],
  [
    'an unknown component beside the calls',
    'docs/api/cats.mdx',
    page('title: Cats', '<Operations />\n\n<Detail />'),
    ['cats.mdx:7:1', 'Did you mean `Details`'],
  ],
  [
    'MDX that cannot be read',
    'docs/guide.mdx',
    page('title: Guide', 'Hello {x y}.'),
    ['guide.mdx:5:9', 'not valid JavaScript'],
  ],
  [
    'an import that leads nowhere',
    'docs/guide.mdx',
    page('title: Guide', "import X from './x';\n\n<X />"),
    ['guide.mdx:5:15', 'no `./x`'],
  ],
  ['front matter that is not YAML', 'docs/guide.mdx', page('title: [x'), ['guide.mdx:2:8', '`[` is never closed']],
  ['front matter without an end', 'docs/guide.mdx', '---\ntitle: Guide\n\nText: x.\n', ['guide.mdx:1:1', 'no end']],
  [
    'an address that another page has',
    'docs/index.mdx',
    page('title: Home\nslug: /guide'),
    ['index.mdx:3:1', 'docs/guide.mdx'],
  ],
  [
    'an example that does not fit',
    'openapi/openapi.yaml',
    SPEC.replace('example: Tom', 'example: 5'),
    ['openapi.yaml:15:96'],
  ],
  [
    'a colon in a text',
    'openapi/openapi.yaml',
    SPEC.replace('List cats', 'List: cats'),
    ['openapi.yaml:10:16', 'a colon and a space'],
  ],
];

it('a slip is shown where it was made, the last good page stays, and it goes when it is mended', async () => {
  await visit(`${server.origin}/doc/guide`, async ({ page: tab }) => {
    for (const [name, path, text, shown] of SLIPS) {
      const before = await readFile(join(server.folder, path), 'utf8');
      await save(path, text);
      await overlayOf(tab)
        .getByText(shown[0] ?? '')
        .waitFor({ timeout: 20_000 });
      const message = await overlayOf(tab).innerText();
      expect({ name, missing: shown.filter((part) => !message.includes(part)) }).toEqual({ name, missing: [] });
      expect({ name, message }).not.toMatchObject({ message: expect.stringMatching(/\n\s+at |\{\s*"/) });
      expect({ name, errors: message.match(/ {2}error {2}/g)?.length }).toEqual({ name, errors: 1 });
      await tab.goto(`${server.origin}/doc/guide`);
      await tab.getByText('Good text.').waitFor();
      await tab.goto(`${server.origin}/doc/api/cats`);
      await tab.getByText('All cats.').waitFor();
      await tab.getByText('After.').waitFor();
      await save(path, before);
      await tab.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached', timeout: 20_000 });
    }
  });
});

it('links are checked, in pages and in descriptions', async () => {
  await visit(`${server.origin}/doc/api/cats`, async ({ page: tab }) => {
    const link = tab.getByRole('link', { name: 'the guide' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('/doc/guide#part');
    await save(
      'docs/guide.mdx',
      GUIDE.replace('cats.mdx#cat-list', 'cats.mdx#list').replace('[cats]', '[x](/nowhere) [cats]'),
    );
    await save('openapi/openapi.yaml', SPEC.replace('[the guide](../guide.mdx#part)', '[a](dogs.mdx), [b](#nothing)'));
    for (const place of ['guide.mdx:5:5', 'guide.mdx:5:19', 'openapi.yaml:13:17', 'openapi.yaml:13:32']) {
      await overlayOf(tab).getByText(place).waitFor({ timeout: 20_000 });
    }
    await save('docs/guide.mdx', GUIDE);
    await save('openapi/openapi.yaml', SPEC);
    await tab.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached', timeout: 20_000 });
  });
});

it('a build leaves the dev server beside it as it is', async () => {
  const snapshot = async () => {
    const files = (await listFiles(server.folder)).filter(
      (path) => !/^(node_modules|build|\.docusaurus\/build)\//.test(path),
    );
    const texts = files.sort().map(async (path) => `${path}\n${await readFile(join(server.folder, path), 'utf8')}`);
    return Promise.all(texts);
  };
  const before = await snapshot();
  await promisify(execFile)('npm', ['run', 'build'], {
    cwd: server.folder,
    env: { ...process.env, NODE_ENV: undefined },
  });
  expect(await snapshot()).toEqual(before);
  await rm(join(server.folder, 'build'), { recursive: true });
  await visit(`${server.origin}/doc/guide`, async ({ page: tab }) => {
    await save('docs/guide.mdx', GUIDE.replace('Good text.', 'Better text.'));
    await tab.getByText('Better text.').waitFor({ timeout: 20_000 });
  });
});
