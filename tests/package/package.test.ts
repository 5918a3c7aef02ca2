import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments, findChromium } from '../../scripts/programs';
import { startStaticServer } from '../e2e/support/staticServer';
import { build, createClassicSite, editConfig, install, packPlugins } from './classicSite';

const SPEC = `openapi: 3.1.0
info: { title: Pets, version: '1', description: 'See [one pet](#operation/getPet).' }
servers: [{ url: 'https://pets.example' }]
tags: [{ name: Pets }]
paths:
  /pets/{id}:
    get:
      tags: [Pets]
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        '200': { description: Found, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
components:
  schemas:
    Pet: { type: object, required: [name], properties: { name: { type: string, examples: [Rex] } } }
`;

/** Generous, as the machine may be busy. */
const PATIENCE_MS = 120_000;

const PLUGINS = ['appearance', 'docs', 'navigation', 'openapi', 'runtime', 'sandbox', 'search', 'tabs'];

/** Options of plugins that need one. */
const ALONE: Record<string, object> = { sandbox: { spec: 'openapi.yaml' } };

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const sites: string[] = [];
let modules: string;

beforeAll(() => {
  modules = install(packPlugins(folder), folder);
});
afterAll(() => {
  for (const path of [folder, ...sites]) rmSync(path, { recursive: true });
});

function createSite(): string {
  const site = createClassicSite(modules);
  sites.push(site);
  writeFileSync(join(site, 'openapi.yaml'), SPEC);
  return site;
}

async function openSite(site: string, look: (page: Page, open: (path: string) => Promise<unknown>) => Promise<void>) {
  const { origin, server } = await startStaticServer(join(site, 'build'), '/');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('response', (response) => response.status() >= 400 && problems.push(response.url()));
    await look(page, async (path) => {
      await page.goto(origin + path);
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    });
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function expectCall(page: Page): Promise<void> {
  expect(await page.getByRole('heading', { level: 2 }).innerText()).toContain('Get pet');
  expect(await page.getByRole('row').filter({ hasText: 'integer' }).count()).toBe(1);
  expect(await page.locator('.api-panel').first().innerText()).toContain('https://pets.example/pets/');
  const colour = (property: string) =>
    page
      .locator('.api-panel')
      .first()
      .evaluate((panel, name) => getComputedStyle(panel).getPropertyValue(name), property);
  expect(await colour('background-color')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await colour('border-top-width')).toBe('1px');
}

describe('the package', () => {
  it('holds every file that its manifest names', () => {
    const site = createSite();
    const packed = join(site, 'node_modules/@livespec/docusaurus');
    const { exports, bin } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
      exports: Record<string, string | Record<string, string> | null>;
      bin: Record<string, string>;
    };
    const files = [...Object.entries(exports), ['bin', bin] as const].flatMap(([name, target]) => {
      const paths = typeof target === 'string' ? [target] : Object.values(target ?? {});
      if (name === './plugin-*') return PLUGINS.flatMap((plugin) => paths.map((path) => path.replace('*', plugin)));
      return paths.filter((path) => !path.includes('*'));
    });
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((path) => !existsSync(join(packed, path)))).toEqual([]);
    expect(existsSync(join(packed, 'README.md'))).toBe(true);
  });

  it('documents an API in a site of create-docusaurus, in place of the classic preset', async () => {
    const site = createSite();
    editConfig(
      site,
      /presets: \[[\s\S]*?\n {2}\],\n/,
      `presets: [
    ['@livespec/docusaurus', {api: {spec: 'openapi.yaml'}, docs: {sidebarPath: './sidebars.ts'}, classic: {blog: {}}}],
  ],
`,
    );
    build(site);
    await openSite(site, async (page, open) => {
      await open('/docs/intro');
      const sidebar = page.getByRole('complementary');
      expect(await sidebar.innerText()).toMatch(/Tutorial Intro\s+Tutorial - Basics\s+Tutorial - Extras\s+Pets/);
      await sidebar.getByRole('link', { name: 'Pets', exact: true }).click();
      await page.getByRole('link', { name: 'one pet' }).click();
      await page.waitForURL('**/docs/api/pets#get-pet');
      await expectCall(page);
      await page.getByRole('link', { name: 'Pet', exact: true }).first().click();
      await page.waitForURL('**/docs/api/model#Pet');
    });
  });

  it('adds an API to a site that keeps the classic preset with its blog and docs', async () => {
    const site = createSite();
    editConfig(
      site,
      / {2}themeConfig: \{/,
      `  plugins: [
    '@livespec/docusaurus/plugin-openapi',
    ['@livespec/docusaurus/plugin-docs', {
      id: 'api',
      docs: {path: 'reference', routeBasePath: 'reference'},
      api: {spec: 'openapi.yaml', routeBase: ''},
    }],
  ],
  themeConfig: {`,
    );
    build(site);
    expect(existsSync(join(site, 'build/blog/index.html'))).toBe(true);
    await openSite(site, async (page, open) => {
      await open('/docs/intro');
      expect(await page.getByRole('complementary').innerText()).not.toContain('Pets');
      await open('/reference');
      await page.getByRole('link', { name: 'one pet' }).click();
      await page.waitForURL(/\/reference\/pets\/?#get-pet$/);
      await expectCall(page);
    });
  });

  it.each(PLUGINS)('builds a site with nothing but its plugin %s', (plugin) => {
    const site = createSite();
    writeFileSync(
      join(site, 'docusaurus.config.ts'),
      `export default {
  title: 'Alone', url: 'https://alone.example', baseUrl: '/', onBrokenLinks: 'ignore', future: {v4: true, faster: true},
  presets: [['classic', {docs: false, blog: false}]],
  plugins: [${JSON.stringify([`@livespec/docusaurus/plugin-${plugin}`, ALONE[plugin] ?? {}])}],
}`,
    );
    build(site, '--no-minify');
    expect(existsSync(join(site, 'build/index.html'))).toBe(true);
  });

  it('has the commands', () => {
    const site = createSite();
    const livespec = join(site, 'node_modules/@livespec/docusaurus/bin/livespec.mjs');
    const help = execFileSync(process.execPath, [livespec, 'sandbox', '--help'], { cwd: site, encoding: 'utf8' });
    expect(help).toContain('livespec sandbox <openapi file>');
  });
});
