import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpack } from '../../plugins/search/core/index/unpack';
import type { SearchIndex } from '../../plugins/search/core/types';
import { listFiles } from '../../plugins/shared/files';
import { keepForm, unpackCodeSandbox } from './support/demoForms';
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
const DEMO = `/** title: Try it */
import { count } from './part';

export default function One() {
  return <p>It says {count()}.</p>;
}
`;
const { build } = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { build: string } })
  .scripts;

const FILES = {
  'scripts/build.env': readFileSync(join(ROOT, 'scripts/build.env'), 'utf8'),
  'scripts/compile.mjs': '// The package is compiled already.',
  'docusaurus.config.ts': `
const lua = {
  id: 'lua',
  label: 'Lua',
  grammar: { name: 'lua', comment: '--', keywords: 'local' },
  write: ({ url }) => \`local url = "\${url}"\`,
};
const limits = ({ model }) => [
  {
    path: 'api/limits',
    kind: 'limits',
    title: 'Limits',
    meta: { order: 9 },
    sections: [{ id: 'calls', title: 'Calls', component: 'Limits', data: { calls: model.operations.map(({ id }) => id) } }],
    source: model.source,
    origin: model.source.file,
  },
];
const api = {
  spec: 'openapi/openapi.yaml',
  strict: true,
  samples: ['curl', lua],
  rules: { 'info-license': 'warning' },
  pageBuilders: [limits],
};
export default {
  title: 'Tiny',
  url: 'http://localhost',
  baseUrl: '/doc/',
  future: { v4: true, experimental_vcs: false },
  presets: [['@docusaurus/preset-classic', { docs: false, blog: false, pages: false }]],
  plugins: [
    ${['appearance', 'runtime', 'navigation', 'openapi', 'tabs', 'search', 'demos', 'markdown'].map((name) => `'@livespec/docusaurus/plugin-${name}'`).join(', ')},
    ['@livespec/docusaurus/plugin-docs', { docs: { routeBasePath: '/' }, api, tabs: true, demos: {} }],
  ],
  onBrokenAnchors: 'throw',
  themeConfig: { navbar: { title: 'Tiny', items: [] } },
};
`,
  'openapi/openapi.yaml': SPEC,
  'src/theme/ApiOperation/Badges.tsx': `
import Badges from '@theme-original/ApiOperation/Badges';
export default (props) => <aside className="wrapped"><Badges {...props} /></aside>;
`,
  'src/theme/Limits.tsx': 'export default ({ data }) => <p>{`Sixty a minute: ${data.calls.join()}`}</p>;',
  'docs/index.mdx': page('title: Home'),
  'docs/guide.mdx': GUIDE,
  'docs/api/cats.mdx': CATS,
  'docs/story.mdx': page('title: Story'),
  'docs/story.$tab-faq.mdx': page('title: FAQ', 'Asked.'),
  'docs/quoting.mdx': page('title: Quoting', '```ts file=_samples/one.ts#first\n```'),
  'docs/trying.mdx': page(
    'title: Trying',
    '<Demo src="./demos/one.tsx" />\n\n<Demo src="./demos/one.tsx" id="bug" debug />',
  ),
  'docs/demos/one.tsx': DEMO,
  'docs/demos/part.ts': "export const count = () => 'one';\n",
  'docs/_samples/one.ts': '// #region first\nsave(1);\n// #endregion\n',
};

let server: DevServer;

beforeAll(async () => {
  server = await startDevServer(FILES);
});

afterAll(() => server.stop());

function save(path: string, text: string): Promise<void> {
  return writeFile(join(server.folder, path), text);
}

async function correct(files: Record<string, string>): Promise<void> {
  const { length } = server.output();
  for (const [path, text] of Object.entries(files)) await save(path, text);
  await expect.poll(() => server.output().slice(length)).toMatch(/compiled successfully/i);
}

function overlayOf(tab: Page) {
  return tab.frameLocator('#webpack-dev-server-client-overlay').locator('body');
}

/** One of each kind; `tests/docs/slips.test.ts` has all. */
const SLIPS: Array<[name: string, path: string, text: string, shown: string[]]> = [
  [
    'a hand-written page with a mistyped placeholder',
    'docs/api/cats.mdx',
    page('title: Cats', '<Operation />'),
    ['cats.mdx:5:1', 'Did you mean `<Operations />`'],
  ],
  ['MDX', 'docs/guide.mdx', page('title: Guide', 'Hello {x y}.'), ['guide.mdx:5:9', 'not valid JavaScript']],
  ['front matter', 'docs/guide.mdx', GUIDE.replace('title: Guide', 'title: [x'), ['guide.mdx:2:8', 'never closed']],
  ['an address', 'docs/index.mdx', page('title: Home\nslug: /guide'), ['index.mdx:3:1', 'docs/guide.mdx']],
  [
    'an example',
    'openapi/openapi.yaml',
    SPEC.replace('example: Tom', 'example: 5'),
    ['openapi.yaml:15:104', 'must be a string'],
  ],
];

it('a slip is shown where it was made, the last good page stays, and it goes when the slip is corrected', async () => {
  await visit(`${server.origin}/doc/guide`, async ({ page: tab }) => {
    for (const [name, path, text, shown] of SLIPS) {
      const before = await readFile(join(server.folder, path), 'utf8');
      await save(path, text);
      await overlayOf(tab)
        .getByText(shown[0] ?? '')
        .waitFor();
      const message = await overlayOf(tab).innerText();
      expect({ name, missing: shown.filter((part) => !message.includes(part)) }).toEqual({ name, missing: [] });
      expect({ name, message }).not.toMatchObject({ message: expect.stringMatching(/\n\s+at |\{\s*"/) });
      expect({ name, errors: message.match(/ {2}error {2}/g)?.length }).toEqual({ name, errors: 1 });
      await tab.goto(`${server.origin}/doc/guide`);
      await tab.getByText('Good text.').waitFor();
      // The overlay is above the link; the page behind it is loaded now.
      await tab.getByRole('link', { name: 'cats', exact: true }).dispatchEvent('click');
      await tab.waitForURL('**/doc/api/cats#cat-list');
      await tab.getByText('All cats.').waitFor();
      await tab.getByText('After.').waitFor();
      await correct({ [path]: before });
      await tab.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached' });
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
      await overlayOf(tab).getByText(place).waitFor();
    }
    await correct({ 'docs/guide.mdx': GUIDE, 'openapi/openapi.yaml': SPEC });
    await tab.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached' });
  });
});

it('shows what a site adds: a wrapped component, a language of samples, a page', async () => {
  await visit(`${server.origin}/doc/api/cats`, async ({ page: tab }) => {
    await tab.locator('aside.wrapped .api-badges').waitFor();
    // Only builds write twins.
    expect(await tab.locator('[type="text/markdown"]').count()).toBe(0);
    const samples = tab.locator('.api-side .api-panel').first();
    await samples.getByRole('combobox').selectOption('Lua');
    await expect.poll(() => samples.locator('code').innerText()).toMatch(/^local url = ".*\/cats"$/);
    expect(await samples.locator('.t-keyword').innerText()).toBe('local');
  });
  await visit(`${server.origin}/doc/api/limits`, async ({ page: tab }) => {
    await tab.getByText('Sixty a minute: cat-list').waitFor();
  });
});

it('a build leaves the dev server beside it as it is', async () => {
  const snapshot = async () => {
    const files = await listFiles(server.folder);
    const kept = files.filter((path) => !/^(node_modules|build|\.docusaurus\/build)\/|\.tmp$/.test(path)).sort();
    const read = (path: string) => readFile(join(server.folder, path), 'utf8').catch(() => 'gone');
    return Promise.all(kept.map(async (path) => `${path}\n${await read(path)}`));
  };
  let before = await snapshot();
  // Lets writes of the previous save finish.
  const isQuiet = async () => {
    const last = before;
    before = await snapshot();
    return last.join('\n') === before.join('\n');
  };
  await expect.poll(isQuiet, { interval: 500 }).toBe(true);
  // As npm runs it.
  await promisify(exec)(`${build} --no-minify`, { cwd: server.folder, env: { ...process.env, NODE_ENV: undefined } });
  expect(await snapshot()).toEqual(before);
  const built = await readFile(join(server.folder, 'build/api/cats/index.html'), 'utf8');
  expect(built).toMatch(/<aside class="?wrapped"?><ul/);
  await rm(join(server.folder, 'build'), { recursive: true });
  await visit(`${server.origin}/doc/guide`, async ({ page: tab }) => {
    await save('docs/guide.mdx', GUIDE.replace('Good text.', 'Better text.'));
    await tab.getByText('Better text.').waitFor();
  });
});

async function index(): Promise<SearchIndex> {
  return unpack(await readFile(join(server.folder, '.docusaurus/search/default/search-index.json'), 'utf8'));
}

const sections = async () => (await index()).pages.flatMap(({ sections: own }) => own.map(({ title }) => title));

const navTitle = async () => (await index()).pages.find(({ title }) => title === 'Story')?.navTitle;
const names = async () => (await index()).names.map(({ name }) => name);

it('the index of the dev server follows each save, without a restart', async () => {
  expect(await sections()).toEqual(expect.arrayContaining(['Cats - List cats', 'Story - FAQ']));

  await save('docs/story.mdx', page('title: Story\nnav: { title: Start, order: 1 }', 'Text.\n\n## First'));
  await expect.poll(sections).toContain('Story - First');
  await expect.poll(navTitle).toBe('Start');

  await save('docs/story.$tab-faq.mdx', page('title: Questions', 'Asked.'));
  await expect.poll(sections).toContain('Story - Questions');

  await save('openapi/openapi.yaml', SPEC.replace('List cats', 'Find cats'));
  await expect.poll(sections).toContain('Cats - Find cats');
  await expect.poll(names).toContain('Find cats');

  await save('docs/new.mdx', page('title: New'));
  await expect.poll(sections).toContain('New');

  await rm(join(server.folder, 'docs/new.mdx'));
  await expect.poll(sections).not.toContain('New');
});

it('a page that is shown follows a save of the document', async () => {
  let count = 0;
  await visit(`${server.origin}/doc/api/cats`, async ({ page: tab, problems }) => {
    /** Whether the section's DOM node survives a save. */
    const staysThroughSave = async (): Promise<boolean> => {
      const text = `All ${++count} of them.`;
      await tab.locator('.api-op').evaluate((section) => section.setAttribute('data-mark', 'kept'));
      problems.splice(0);
      await save('openapi/openapi.yaml', SPEC.replace('description: Cats.', `description: ${text}`));
      await tab.getByText(text).first().waitFor();
      return tab.locator('.api-op').evaluate((section) => section.hasAttribute('data-mark'));
    };
    // A reload for earlier saves may still replace it once.
    await expect.poll(staysThroughSave).toBe(true);
    await save('openapi/openapi.yaml', SPEC.replace('List cats', 'Find cats'));
    await tab.getByRole('heading', { name: 'Find cats' }).waitFor();
    expect(problems).toEqual([]);
  });
});

it('a page shows the file that it quotes as it is saved, and names a region that is gone', async () => {
  await visit(`${server.origin}/doc/quoting`, async ({ page: tab }) => {
    await tab.locator('pre', { hasText: 'save(1);' }).waitFor();
    await save('docs/_samples/one.ts', '// #region first\nsave(2);\n');
    await tab.locator('pre', { hasText: 'save(2);' }).waitFor();
    const overlay = tab.frameLocator('#webpack-dev-server-client-overlay').locator('body');
    await save('docs/_samples/one.ts', '// #region last\nsave(3);\n');
    await overlay.getByText('docs/quoting.mdx:5:7  error  quoted-code').waitFor();
    await save('docs/_samples/one.ts', '// #region first\nsave(4);\n');
    await tab.locator('pre', { hasText: 'save(4);' }).waitFor();
    await overlay.waitFor({ state: 'detached' });
  });
});

it('a save of a demo reaches the demo, its code and what editors get, and a page that gains one shows it', async () => {
  await visit(`${server.origin}/doc/trying`, async ({ page: tab }) => {
    const demo = tab.locator('#one');
    await demo.getByText('It says one.').waitFor();
    await tab.locator('#bug').getByText('Only in the dev server').waitFor();
    await save('docs/demos/one.tsx', DEMO.replace('It says', 'Now it says').replace('Try it', 'Try this'));
    await demo.getByText('Now it says one.').waitFor();
    await tab.getByRole('figure', { name: 'Try this' }).first().waitFor();
    await demo.getByText('Show Code').click();
    await demo.locator('pre', { hasText: 'Now it says' }).waitFor();
    await save('docs/demos/part.ts', "export const count = () => 'two';\n");
    await demo.getByText('Now it says two.').waitFor();
    await demo.getByRole('tab', { name: 'part.ts' }).click();
    await demo.locator('pre', { hasText: "'two'" }).waitFor();
    const { files } = unpackCodeSandbox(await keepForm('CodeSandbox', demo));
    expect(files['src/part.ts']).toContain("'two'");
    expect(files['src/one.tsx']).toContain('Now it says');
    await save('docs/demos/two.tsx', 'export default () => <p>Another one.</p>;\n');
    await save('docs/trying.mdx', page('title: Trying', '<Demo src="./demos/two.tsx" />'));
    await tab.getByText('Another one.', { exact: true }).waitFor();
    await save('docs/trying.mdx', page('title: Trying', '<Demo src="./demos/tow.tsx" />'));
    await overlayOf(tab).getByText('docs/trying.mdx:5:1  error  missing-demo').waitFor();
    await overlayOf(tab).getByText('Did you mean `two.tsx`?').waitFor();
    await save('docs/trying.mdx', page('title: Trying', '<Demo src="./demos/two.tsx" />'));
    await overlayOf(tab).waitFor({ state: 'detached' });
  });
});

it('a list that is open shows what a save has brought', async () => {
  const saveStory = (text: string) => save('docs/story.mdx', page('title: Story', text));
  await saveStory('A horse.');
  await expect.poll(async () => JSON.stringify(await index())).toContain('A horse.');
  await visit(`${server.origin}/doc/story`, async ({ page: tab }) => {
    await tab.getByText('A horse.').waitFor();
    await tab.keyboard.press('Control+k');
    await tab.keyboard.type('zebra');
    await tab.locator('.search-message').getByText('No content was found').waitFor();
    await saveStory('A zebra.');
    await tab.getByRole('listbox').getByRole('option', { name: 'A zebra.' }).first().waitFor();
    expect(await tab.getByRole('combobox').inputValue()).toBe('zebra');
    // The site has no results page.
    await expect.poll(() => tab.getByRole('link', { name: 'See all results' }).count()).toBe(0);
  });
});
