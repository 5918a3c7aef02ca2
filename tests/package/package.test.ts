import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStaticServer } from '../e2e/support/staticServer';
import { browser, doNotPrefetch } from '../e2e/support/visit';
import { createClassicSite, createEmptySite, editConfig, install, packPlugins } from './classicSite';
import { type Docusaurus, startDocusaurus } from './docusaurus';
import { addDutch, expectDutch, expectMissing } from './dutchSite';
import { linkFewAreMany } from './fewAreMany';
import {
  classicPlusLines,
  expectClassicPlusLooks,
  expectPresetLooks,
  expectProxy,
  expectSearchBox,
  expectTryIt,
} from './looks';
import { startProxyServers } from './proxyServers';
import { SHAPES, writeShape } from './shapeSites';

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
const BUILDS_MS = 900_000;

/** Code blocks of Docusaurus itself measure their width when the window changes, even those that have just gone. */
const OF_DOCUSAURUS = /'codeBlockRef\.current' as it is null/;

/** Each works without the others, as tests/shapes/alone.test.ts shows; `console` needs some. */
const PLUGINS = [
  'appearance',
  'check',
  'demos',
  'docs',
  'markdown',
  'messages',
  'navigation',
  'openapi',
  'runtime',
  'sandbox',
  'search',
  'tabs',
];

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const sites: string[] = [];
let modules: string;
let docusaurus: Docusaurus;

beforeAll(() => {
  modules = install(packPlugins(folder), folder);
  docusaurus = startDocusaurus(folder);
});
afterAll(() => {
  docusaurus.end();
  for (const path of [folder, ...sites]) rmSync(path, { recursive: true });
});

/** Returns what is printed. */
function build(site: string): Promise<string> {
  return docusaurus.run(site, 'build', '--no-minify');
}

function createSite(): string {
  const site = createClassicSite(modules);
  sites.push(site);
  writeFileSync(join(site, 'openapi.yaml'), SPEC);
  return site;
}

function createLargeSite(): string {
  const site = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  expect(linkFewAreMany(modules, site)).toEqual(['MANY_LINKS = 300;', 'MANY_PAGES = 300;', 'MANY_PAGES = 300;']);
  return site;
}

/** In place of the classic one. */
function usePreset(site: string): void {
  const presets = `presets: [
    ['@livespec/docusaurus', {api: {spec: 'openapi.yaml'}}],
  ],
`;
  editConfig(site, /presets: \[[\s\S]*?\n {2}\],\n/, presets);
}

async function openSite(
  site: string,
  look: (page: Page, open: (path: string) => Promise<unknown>, site: string) => Promise<void>,
  base = '/',
) {
  const { origin, server } = await startStaticServer(join(site, 'build'), base);
  const context = await (await browser()).newContext();
  try {
    await context.addInitScript(doNotPrefetch);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await answerForOthers(page);
    const problems: string[] = [];
    // Chromium asks for it where a site names no icon.
    const isIcon = (url: string) => url.endsWith('/favicon.ico');
    page.on('console', (message) => {
      if (message.type() === 'error' && !isIcon(message.location().url)) problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => OF_DOCUSAURUS.test(message) || problems.push(message));
    page.on(
      'response',
      (response) => response.status() >= 400 && !isIcon(response.url()) && problems.push(response.url()),
    );
    const open = async (path: string) => {
      await page.goto(origin + path);
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    };
    await look(page, open, site);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/**
 * The blog of the template shows pictures of its authors. Not by `page.route`, with which the browser keeps nothing: each
 * page would load and compile all code again.
 */
async function answerForOthers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200 }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

async function expectCall(page: Page): Promise<void> {
  expect(await page.getByRole('heading', { level: 2 }).innerText()).toContain('Get pet');
  expect(await page.getByRole('row').filter({ hasText: 'integer' }).count()).toBe(1);
  expect(await page.locator('.api-panel').first().innerText()).toContain('https://pets.example');
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

  it('documents an API in a site of create-docusaurus, in place of the classic preset, in two languages', async () => {
    const site = createSite();
    usePreset(site);
    writeFileSync(
      join(site, 'src/pages/code.tsx'),
      `import CodeBlock from '@theme/CodeBlock';
export default () => <CodeBlock language="js" metastring="{2} showLineNumbers">{'let a;\\nlet b;'}</CodeBlock>;`,
    );
    addDutch(site);
    expectMissing(await build(site));
    const built = (path: string) => readFileSync(join(site, 'build', path), 'utf8');
    expect(built('docs/intro.md')).toMatch(
      /^# Tutorial Intro\n\n<https:.*\/docs\/intro>\n\nLet's discover \*\*Docusaurus/,
    );
    expect(built('blog/mdx-blog-post.md')).toContain('button clicked!');
    expect(built('markdown-page.md')).toContain('# Markdown page example');
    expect(built('nl/docs/api/pets.md')).toContain('`GET /pets/{id}`');
    expect(
      built('llms.txt')
        .match(/^## .*/gm)
        ?.join(),
    ).toMatch(/## Tutorial - Basics,## Tutorial - Extras.*,## Blog$/);
    await openSite(site, async (page, open) => {
      await expectDutch(page, open);
      const marked = page.locator('.theme-code-block-highlighted-line');
      const styleOf = (place: Locator, name: string) =>
        place.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
      await open('/blog/mdx-blog-post');
      // The theme of the site: prismThemes.github.
      expect(await styleOf(page.locator('.t-string', { hasText: 'button clicked!' }), 'color')).toBe(
        'rgb(227, 17, 108)',
      );
      await open('/docs/tutorial-basics/create-a-document');
      expect(await marked.allTextContents()).toEqual([
        '---\n',
        "sidebar_label: 'Hi!'\n",
        'sidebar_position: 3\n',
        '---\n',
        "    'hello',\n",
      ]);
      expect(await styleOf(marked.first(), 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
      expect(await page.locator('main').innerText()).not.toContain('highlight-next-line');
      await open('/code');
      await page.locator('.t-keyword').first().waitFor();
      expect(await marked.innerText()).toContain('let b;');
      await open('/docs/intro');
      const sidebar = page.getByRole('complementary');
      expect(await sidebar.innerText()).toMatch(/Tutorial Intro\s+Tutorial - Basics\s+Tutorial - Extras\s+Pets/);
      await sidebar.getByRole('link', { name: 'Pets', exact: true }).click();
      await page.getByRole('link', { name: 'one pet' }).click();
      await page.waitForURL('**/docs/api/pets#get-pet');
      await expectCall(page);
      await page.getByRole('link', { name: 'Pet', exact: true }).first().click();
      await page.waitForURL('**/docs/api/model#Pet');
      await expectPresetLooks(page, open);
    });
  });

  it('adds three APIs to a site that keeps the classic preset with its blog and docs', async () => {
    const site = createSite();
    writeFileSync(
      join(site, 'shops.yaml'),
      SPEC.replaceAll('pets.', 'shops.').replaceAll('Pet', 'Shop').replace('Rex', 'Books'),
    );
    writeFileSync(join(site, 'cars.yaml'), SPEC.replaceAll('pets.example', 'cars.example').replaceAll('Pet', 'Car'));
    for (const folder of ['reference', 'shops']) {
      mkdirSync(join(site, folder));
      const text = "---\nslug: /all\n---\nimport OperationIndex from '@theme/OperationIndex';\n\n<OperationIndex />\n";
      writeFileSync(join(site, folder, 'all.mdx'), text);
    }
    writeFileSync(join(site, 'shops/both.mdx'), '# Both\n\n<Operation id="getPet" show="try" api="api" />\n');
    editConfig(
      site,
      / {2}themeConfig: \{/,
      `  plugins: [
    '@livespec/docusaurus/plugin-openapi',
    '@livespec/docusaurus/plugin-search',
    '@livespec/docusaurus/plugin-sandbox',
    '@livespec/docusaurus/plugin-console',
    ['@livespec/docusaurus/plugin-docs', {
      id: 'api',
      docs: {path: 'reference', routeBasePath: 'reference'},
      api: {spec: 'openapi.yaml', routeBase: ''},
    }],
    ['@livespec/docusaurus/plugin-docs', {
      id: 'shops',
      docs: {path: 'shops', routeBasePath: 'shops'},
      api: {spec: 'shops.yaml', routeBase: ''},
    }],
    ['@livespec/docusaurus/plugin-docs', {
      id: 'cars',
      docs: {path: 'cars', routeBasePath: 'cars'},
      api: {spec: 'cars.yaml', routeBase: ''},
    }],
  ],
  themeConfig: {`,
    );
    const written = readFileSync(join(site, 'docusaurus.config.ts'), 'utf8').replaceAll(' ', '');
    for (const line of classicPlusLines()) expect(written).toContain(line);
    const servers = await startProxyServers();
    editConfig(site, /'(@livespec\/docusaurus\/plugin-console)'/, `['$1', {proxy: '${servers.proxy}'}]`);
    await build(site);
    expect(existsSync(join(site, 'build/blog/index.html'))).toBe(true);
    await openSite(site, async (page, open) => {
      await open('/docs/intro');
      expect(await page.getByRole('complementary').innerText()).not.toContain('Pets');
      await open('/reference');
      await page.getByRole('link', { name: 'one pet' }).click();
      await page.waitForURL(/\/reference\/pets\/?#get-pet$/);
      await expectCall(page);
      await open('/shops/shops');
      expect(await page.locator('.api-panel').first().innerText()).toContain('https://shops.example');
      await open('/cars/cars');
      expect(await page.locator('.api-panel').first().innerText()).toContain('https://cars.example');
      await open('/shops/all');
      expect(await page.getByRole('main').innerText()).toContain('Get shop');
      await open('/shops/both');
      await page.getByRole('button', { name: 'Try it' }).click();
      await page.getByRole('textbox', { name: 'id' }).fill('1');
      await page.getByRole('button', { name: 'Send' }).first().click();
      await page.getByRole('region', { name: 'Result' }).getByText('Rex').waitFor();
      await open('/reference/all');
      expect(await page.getByRole('main').innerText()).toContain('Get pet');
      await open('/blog/mdx-blog-post');
      expect(await page.locator('.token.string', { hasText: 'button clicked!' }).count()).toBe(1);
      await expectClassicPlusLooks(page, open);
      await expectTryIt(page, open);
      await expectProxy(page, open, servers);
      await expectSearchBox(page, open);
    });
    servers.close();
  });

  it('makes sites of other shapes: docs only, versions in three languages, the hash router', {
    timeout: BUILDS_MS,
  }, async () => {
    for (const shape of SHAPES) {
      const site = shape.isLarge ? createLargeSite() : createEmptySite(modules);
      sites.push(site);
      writeFileSync(join(site, 'openapi.yaml'), SPEC);
      writeShape(site, shape);
      await shape.prepare?.(site, docusaurus);
      expect(await build(site)).not.toContain('Module Warning');
      await openSite(site, shape.look, shape.base);
    }
  });

  it('has types for the code of a site, and for its components', () => {
    const site = createSite();
    writeFileSync(
      join(site, 'types.tsx'),
      `import preset, { type Options } from '@livespec/docusaurus';
import type { Backend } from '@livespec/docusaurus/backend';
${[...PLUGINS, 'console'].map((name) => `import * as ${name} from '@livespec/docusaurus/plugin-${name}';`).join('\n')}
import { defineLanguage } from '@livespec/docusaurus/samples';
import ApiConsole from '@theme/ApiConsole';
import Badges from '@theme/ApiOperation/Badges';
export const all = [preset, defineLanguage, ApiConsole, ${PLUGINS.join()}];
export const right: [Options, Backend] = [{ api: { spec: 'a.yaml' } }, { operations: {} }];
// @ts-expect-error: a number.
export const wrong: Options = { api: { spec: 5 } };
// @ts-expect-error: without props.
export const badges = <Badges />;
`,
    );
    const compilerOptions = {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2023',
      preserveSymlinks: true,
      types: ['@docusaurus/module-type-aliases', '@livespec/docusaurus/theme', 'node'],
    };
    writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['types.tsx'] }));
    const list = join(__dirname, 'listTypeErrors.cjs');
    expect(execFileSync(process.execPath, [list], { cwd: site, encoding: 'utf8' })).toBe('');
  });

  it('has the commands', () => {
    const site = createSite();
    const livespec = join(site, 'node_modules/@livespec/docusaurus/bin/livespec.mjs');
    const help = execFileSync(process.execPath, [livespec, 'sandbox', '--help'], { cwd: site, encoding: 'utf8' });
    expect(help).toContain('livespec sandbox <openapi file or URL>');
  });
});
