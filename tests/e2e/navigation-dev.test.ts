import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DOCUSAURUS, makeSite, page, startDevServer } from './support/devServer';
import { visit } from './support/visit';

/**
 * Two levels, so that the header has a menu. `plugin-runtime` keeps the bundler's cache in memory: the one on the disk
 * may end the dev server.
 */
const CONFIG = `
const docs = { routeBasePath: '/', sidebarPath: './sidebars.ts' };
export default {
  title: 'Tiny',
  url: 'http://localhost',
  baseUrl: '/doc/',
  future: { v4: true, experimental_vcs: false },
  presets: [['@docusaurus/preset-classic', { docs: false, blog: false, pages: false }]],
  plugins: ['@livespec/docusaurus/plugin-appearance', '@livespec/docusaurus/plugin-runtime', '@livespec/docusaurus/plugin-navigation', ['@livespec/docusaurus/plugin-docs', { docs }]],
  themeConfig: { navigation: { levels: 2 }, navbar: { title: 'Tiny', items: [{ type: 'custom-navigation' }] } },
};
`;

const FILES = {
  'docusaurus.config.ts': CONFIG,
  'sidebars.ts': `import { sidebarPerEntry } from '@livespec/docusaurus/plugin-navigation';\nexport default sidebarPerEntry;\n`,
  'docs/index.mdx': page('title: Home'),
  'docs/api/index.mdx': page('title: Overview\nnav: { title: API, order: 1 }'),
  'docs/api/a.mdx': page('title: Page A\ngroup: { title: First, order: 1 }'),
  'docs/api/b.mdx': page('title: Page B\ngroup: { title: Second, order: 2 }'),
  'docs/api/data/index.mdx': page('title: Data'),
  'docs/lab/index.mdx': page('title: Lab\ndebug: true\nnav: { title: Lab, order: 9 }'),
};

describe('in the dev server', () => {
  let folder = '';
  let origin = '';
  let stop = async () => undefined as void;

  beforeAll(async () => {
    ({ folder, origin, stop } = await startDevServer(FILES));
  });

  afterAll(() => stop());

  it('a page moves when its group or its entry changes, and a new one appears, without a restart', async () => {
    await visit(`${origin}/doc/api/a`, async ({ page: tab }) => {
      const titles = () => tab.locator('.theme-doc-sidebar-menu').locator('.sidebar-title, a').allInnerTexts();
      await tab.locator('.theme-doc-sidebar-menu').waitFor();
      await expect.poll(() => titles()).toEqual(['Overview', 'First', 'Page A', 'Second', 'Page B']);

      await writeFile(join(folder, 'docs/api/b.mdx'), page('title: Page B\ngroup: { title: First, order: 1 }'));
      await expect.poll(titles).toEqual(['Overview', 'First', 'Page A', 'Page B']);

      await mkdir(join(folder, 'docs/guide'));
      await writeFile(join(folder, 'docs/guide/index.mdx'), page('title: Start\nnav: { title: Guide, order: 0.5 }'));
      const entries = () => tab.locator('.navbar__items a.navbar__link').allInnerTexts();
      await expect.poll(entries).toEqual(['Guide', 'API', 'Lab']);

      await writeFile(join(folder, 'docs/api/b.mdx'), page('title: Page B\nnav: { title: Guide, order: 0.5 }'));
      await expect.poll(titles).toEqual(['Overview', 'First', 'Page A']);
    });
  });

  it('a wrong front matter is shown over the page, and goes away when it is corrected', async () => {
    await visit(`${origin}/doc/api/a`, async ({ page: tab }) => {
      const overlay = tab.frameLocator('#webpack-dev-server-client-overlay');
      await writeFile(join(folder, 'docs/api/a.mdx'), page('title: Page A\norder: "1"'));
      await overlay.getByText('docs/api/a.mdx:3:8').waitFor();
      await writeFile(join(folder, 'docs/api/a.mdx'), page('title: Page A\norder: 1'));
      await tab.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached' });
    });
  });

  it('an entry of two levels opens a menu, by pointer and by keyboard', async () => {
    await visit(`${origin}/doc/api/data`, async ({ page: tab }) => {
      const button = tab.getByRole('button', { name: 'Pages of API' });
      const data = tab.locator('.navbar').getByRole('link', { name: 'Data', exact: true });
      expect(await tab.locator('.navbar [aria-current="page"]').allTextContents()).toEqual(['Data']);
      await button.click();
      await data.waitFor();
      await tab.keyboard.press('Tab');
      expect(await data.evaluate((link) => link === document.activeElement)).toBe(true);
      await tab.keyboard.press('Escape');
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  it('the menu of a phone opens the second level where the reader is', async () => {
    await visit(
      `${origin}/doc/api/data`,
      async ({ page: tab }) => {
        const menu = tab.getByRole('dialog');
        const data = menu.locator('.menu:not(.drawer-pages)').getByRole('link', { name: 'Data', exact: true });
        await tab.locator('.navbar__toggle').click();
        await data.waitFor();
        await menu.getByRole('button', { name: 'Pages of API' }).click();
        await data.waitFor({ state: 'hidden' });
      },
      { width: 390 },
    );
  });
});

it('a wrong front matter ends a build with its place alone', async () => {
  const folder = await makeSite({ ...FILES, 'docs/api/a.mdx': page('title: Page A\ngroup: { titel: First }') });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { code, output } = await new Promise<{ code: unknown; output: string }>((done) => {
    execFile(process.execPath, [DOCUSAURUS, 'build'], { cwd: folder }, (error, stdout, stderr) =>
      done({ code: error?.code, output: stdout + stderr }),
    );
  });
  expect(code).toBe(1);
  expect(output).toContain(
    'docs/api/a.mdx:3:10  error  front-matter-unknown-key\n  `group` has no key `titel`.\n  Did you mean `title`?',
  );
  expect(output).not.toMatch(/^\s+at /m);
});
