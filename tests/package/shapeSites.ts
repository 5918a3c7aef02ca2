import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Docusaurus } from './docusaurus';
import { addVersions, CALLS, expectFiles, expectVersions } from './versionedSite';

type Open = (path: string) => Promise<unknown>;

/** A site that lacks what ours has; tests/shapes has more of them, without the bundler. */
export interface ShapeSite {
  files: Record<string, string>;
  config: object;
  options: object;
  base: string;
  /** Whether few pages make it a large site: see `fewAreMany.ts`. */
  isLarge?: boolean;
  /** Runs commands in the site before it is built. */
  prepare?(site: string, docusaurus: Docusaurus): Promise<void>;
  look(page: Page, open: Open, site: string): Promise<void>;
}

const API = { spec: 'openapi.yaml' };

const INTRO = `---
slug: /
---

# Intro

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Part from './_part.mdx';

:::tip[One pet]

See [pets](./api/pets.mdx#get-pet).

:::

<Tabs><TabItem value="a" label="A">First.</TabItem><TabItem value="b" label="B">Second.</TabItem></Tabs>

<Part name="Rex" />

\`\`\`mermaid
graph TD; A-->B;
\`\`\`
`;

/** So many, for a large site, that no page loads the routes and the sidebar of all others. */
const MANY_PAGES = Object.fromEntries(
  [1, 2, 3, 4].flatMap((part) =>
    Array.from({ length: 10 }, (_, page): [string, string] => [
      `docs/many/part-${part}/${page === 0 ? 'index' : `page-${page}`}.md`,
      `# ${page === 0 ? `Part ${part}` : `Page ${part}.${page}`}\n\nTo the [opposite](../part-${5 - part}/page-9.md).\n`,
    ]),
  ),
);

/** No pages, blog, sidebars or package.json, so no browsers for Babel, and none of Docusaurus' future flags. */
const DOCS_ONLY: ShapeSite = {
  files: { ...MANY_PAGES, 'docs/intro.mdx': INTRO, 'docs/_part.mdx': 'A part for {props.name}.\n' },
  isLarge: true,
  config: { baseUrl: '/x/', trailingSlash: true, onBrokenAnchors: 'throw', future: {} },
  options: { api: API, docs: { routeBasePath: '/' } },
  base: '/x/',
  async look(page, open, site) {
    const scripts = readdirSync(join(site, 'build/assets/js')).join('\n');
    expect(scripts.match(/^routes-\d+\./gm)?.length).toBeGreaterThan(5);
    await open('/x/');
    const text = await page.locator('article').textContent();
    for (const part of ['One pet', 'First.', 'A part for Rex.', 'graph TD']) expect(text).toContain(part);
    await page.locator('article').getByRole('link', { name: 'pets' }).click();
    await page.waitForURL('**/x/api/pets/#get-pet');
    await open('/x/api/pets/');
    // The address that the site wants.
    expect(new URL(page.url()).pathname).toBe('/x/api/pets/');
    const size = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize);
    expect(size).toBe('34px');
    await page.getByRole('button', { name: 'Try it' }).click();
    const console = page.getByRole('region', { name: 'Try it' });
    await page.getByRole('textbox', { name: 'id' }).fill('1');
    await console.getByRole('button', { name: 'Send' }).click();
    await console.getByRole('region', { name: 'Result' }).getByText('Rex').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await search(page, 'name');
    await page.waitForURL('**/x/api/model/#Pet.name');
    await lookAround(page, open);
  },
};

const VERSIONED: ShapeSite = {
  files: {
    'docs/intro.md': '# Intro\n\nTo the [next](./next.md).\n',
    'docs/next.md': '# Next\n',
    'docs/calls.mdx': CALLS,
    'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Introduction\n',
    'i18n/fr/code.json': '{}',
    'src/pages/index.md': '# Home\n',
  },
  config: {
    i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN', 'fr'] },
    themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown' }, { type: 'localeDropdown' }] } },
  },
  options: { api: API },
  base: '/',
  prepare: addVersions,
  async look(page, open, site) {
    expectFiles(site);
    await expectVersions(page, open);
    for (const path of ['/docs/api/pets', '/docs/1.0/api/pets', '/zh-CN/docs/api/pets', '/fr/docs/next/api/pets']) {
      await open(path);
      expect(await page.locator('.api-op h2').innerText()).toContain('Get pet');
    }
    // No folder of translations is there before the build.
    await open('/zh-CN/docs/next/api');
    expect(await page.locator('article').innerText()).toContain('全部接口');
    await open('/fr/docs/next/intro');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Introduction');
  },
};

const HASH_ROUTER: ShapeSite = {
  files: { 'docs/intro.md': '# Intro\n', 'src/pages/index.md': '# Home\n\nTo the [docs](/docs/intro).\n' },
  config: { future: { v4: true, experimental_router: 'hash' } },
  options: { api: API, tabs: false, demos: false, classic: { blog: false, sitemap: false } },
  base: '/',
  async look(page, open) {
    await open('/');
    await page.getByRole('main').getByRole('link', { name: 'docs' }).click();
    await page.waitForURL('**/#/docs/intro');
    await search(page, 'getPet');
    await page.waitForURL('**/#/docs/api/pets#get-pet');
    // A plain link to a place of the page, and one in a description.
    await page.locator('a.api-name').first().click();
    await page.waitForURL('**/#/docs/api/pets#get-pet.path.id');
    await page.getByRole('heading', { name: 'Get pet' }).waitFor();
    await open('/#/docs/api');
    await page.getByRole('link', { name: 'one pet' }).click();
    await page.waitForURL('**/#/docs/api/pets#get-pet');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
  },
};

/** From page to page of a large site. */
async function lookAround(page: Page, open: Open): Promise<void> {
  const sidebar = page.getByRole('complementary');
  await open('/x/many/part-3/page-9/');
  expect(await sidebar.getByRole('link', { name: 'Page 3.8' }).count()).toBe(1);
  expect(await sidebar.getByRole('link', { name: 'Page 1.9' }).count()).toBe(0);
  await page.getByRole('link', { name: 'opposite' }).click();
  await page.getByRole('heading', { name: 'Page 2.9' }).waitFor();
  await page.getByRole('link', { name: 'opposite' }).click();
  await page.getByRole('heading', { name: 'Page 3.9' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Page 2.9' }).waitFor();
  expect(await sidebar.locator('[aria-current=page]').innerText()).toBe('Page 2.9');
  await page.reload();
  await page.getByRole('heading', { name: 'Page 2.9' }).waitFor();
  await sidebar.getByRole('button', { name: /Part 4/ }).click();
  await sidebar.getByRole('link', { name: 'Page 4.9' }).click();
  await page.waitForURL('**/x/many/part-4/page-9/');
}

export const SHAPES = [DOCS_ONLY, VERSIONED, HASH_ROUTER];

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search' }).fill(text);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** Writes a site into an empty folder with modules. */
export function writeShape(site: string, { files, config, options }: ShapeSite): void {
  const whole = {
    title: 'Shape',
    url: 'https://shape.example',
    baseUrl: '/',
    onBrokenLinks: 'throw',
    future: { v4: true },
    presets: [['@livespec/docusaurus', options]],
    ...config,
  };
  const all = { ...files, 'docusaurus.config.cjs': `module.exports = ${JSON.stringify(whole)};\n` };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
}
