import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchIndex } from '../../plugins/search/core/types';
import { unpack } from '../../plugins/search/core/unpack';
import { type DevServer, page, startDevServer } from './support/devServer';
import { visit } from './support/visit';

const SPEC = `openapi: 3.1.1
info: { title: Pets, version: '1' }
tags: [{ name: Cats }]
paths:
  /cats: { get: { operationId: catList, tags: [Cats], summary: List cats, responses: { '200': { description: Cats. } } } }
`;

const FILES = {
  'docusaurus.config.ts': `
const api = { spec: 'openapi/openapi.yaml', samples: ['curl'] };
const docs = { routeBasePath: '/' };
export default {
  title: 'Tiny',
  url: 'http://localhost',
  baseUrl: '/doc/',
  future: { v4: true, faster: { rspackPersistentCache: false }, experimental_vcs: false },
  presets: [['@docusaurus/preset-classic', { docs: false, blog: false, pages: false }]],
  plugins: [
    ${['appearance', 'navigation', 'openapi', 'tabs', 'search'].map((name) => `'@livespec/docusaurus/plugin-${name}'`).join(', ')},
    ['@livespec/docusaurus/plugin-docs', { docs, api, tabs: true }],
  ],
  themeConfig: { navbar: { title: 'Tiny', items: [] } },
};
`,
  'openapi/openapi.yaml': SPEC,
  'docs/index.mdx': page('title: Home'),
  'docs/guide.mdx': page('title: Guide'),
  'docs/quoting.mdx': page('title: Quoting', '```ts file=_samples/one.ts#first\n```'),
  'docs/_samples/one.ts': '// #region first\nsave(1);\n// #endregion\n',
  'docs/guide.$tab-faq.mdx': page('title: FAQ', 'Asked.'),
};

let server: DevServer;

beforeAll(async () => {
  server = await startDevServer(FILES);
});

afterAll(() => server.stop());

async function index(): Promise<SearchIndex> {
  return unpack(await readFile(join(server.folder, '.docusaurus/search/default/search-index.json'), 'utf8'));
}

const sections = async () => (await index()).pages.flatMap(({ sections: own }) => own.map(({ title }) => title));

const navTitle = async () => (await index()).pages.find(({ title }) => title === 'Guide')?.navTitle;
const names = async () => (await index()).names.map(({ name }) => name);

function save(path: string, text: string): Promise<void> {
  return writeFile(join(server.folder, path), text);
}

it('the index of the dev server follows each save, without a restart', async () => {
  expect(await sections()).toEqual(expect.arrayContaining(['Cats - List cats', 'Guide - FAQ']));

  await save('docs/guide.mdx', page('title: Guide\nnav: { title: Start, order: 1 }', 'Text.\n\n## First'));
  await expect.poll(sections).toContain('Guide - First');
  await expect.poll(navTitle).toBe('Start');

  await save('docs/guide.$tab-faq.mdx', page('title: Questions', 'Asked.'));
  await expect.poll(sections).toContain('Guide - Questions');

  await save('openapi/openapi.yaml', SPEC.replace('List cats', 'Find cats'));
  await expect.poll(sections).toContain('Cats - Find cats');
  await expect.poll(names).toContain('Find cats');

  await save('docs/new.mdx', page('title: New'));
  await expect.poll(sections).toContain('New');

  await rm(join(server.folder, 'docs/new.mdx'));
  await expect.poll(sections).not.toContain('New');
});

it('a page that is shown takes up a save of the document as it stands', async () => {
  let count = 0;
  await visit(`${server.origin}/doc/api/cats`, async ({ page: tab, problems }) => {
    /** Whether the section is still the one that was there before a save. */
    const staysThroughSave = async (): Promise<boolean> => {
      const text = `All ${++count} of them.`;
      await tab.locator('.api-op').evaluate((section) => section.setAttribute('data-mark', 'kept'));
      problems.splice(0);
      await save('openapi/openapi.yaml', SPEC.replace('description: Cats.', `description: ${text}`));
      await tab.getByText(text).first().waitFor();
      return tab.locator('.api-op').evaluate((section) => section.hasAttribute('data-mark'));
    };
    // A reload for the saves before may still come, and takes the mark away once.
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

it('a list that is open shows what a save has brought', async () => {
  const saveGuide = (text: string) => save('docs/guide.mdx', page('title: Guide', text));
  await saveGuide('A horse.');
  await expect.poll(async () => JSON.stringify(await index())).toContain('A horse.');
  await visit(`${server.origin}/doc/guide`, async ({ page: tab }) => {
    await tab.getByText('A horse.').waitFor();
    await tab.keyboard.press('Control+k');
    await tab.keyboard.type('zebra');
    await tab.locator('.search-message').getByText('No content was found').waitFor();
    await saveGuide('A zebra.');
    await tab.getByRole('listbox').getByRole('option', { name: 'A zebra.' }).first().waitFor();
    expect(await tab.getByRole('combobox').inputValue()).toBe('zebra');
    // The site has no page of all results.
    await expect.poll(() => tab.getByRole('link', { name: 'See all results' }).count()).toBe(0);
  });
});
