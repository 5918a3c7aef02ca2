import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { visit } from './support/visit';

const ROOT = resolve(__dirname, '../..');
const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Two levels, so that there is a menu in the header. */
const CONFIG = `
import { generateSidebar } from '${ROOT}/plugins/navigation';
const docs = { routeBasePath: '/', sidebarPath: './sidebars.ts', sidebarItemsGenerator: generateSidebar };
export default {
  title: 'Tiny',
  url: 'http://localhost',
  baseUrl: '/doc/',
  future: { v4: true, faster: { rspackPersistentCache: false }, experimental_vcs: false },
  presets: [['@docusaurus/preset-classic', { docs: false, blog: false, pages: false }]],
  plugins: ['${ROOT}/plugins/appearance/index.ts', '${ROOT}/plugins/navigation/index.ts', ['${ROOT}/plugins/docs/index.ts', { docs }]],
  themeConfig: { navigation: { levels: 2 }, navbar: { title: 'Tiny', items: [{ type: 'custom-navigation' }] } },
};
`;

const FILES = {
  'docusaurus.config.ts': CONFIG,
  'sidebars.ts': `import { sidebarsOf } from '${ROOT}/plugins/navigation';\nexport default sidebarsOf(\`\${__dirname}/docs\`);\n`,
  'docs/index.mdx': page('title: Home'),
  'docs/api/index.mdx': page('title: Overview\nnav: { title: API, order: 1 }'),
  'docs/api/a.mdx': page('title: Page A\ngroup: { title: First, order: 1 }'),
  'docs/api/b.mdx': page('title: Page B\ngroup: { title: Second, order: 2 }'),
  'docs/api/data/index.mdx': page('title: Data'),
  'docs/lab/index.mdx': page('title: Lab\ndebug: true\nnav: { title: Lab, order: 9 }'),
};

function page(frontMatter: string): string {
  return `---\n${frontMatter}\n---\n\nText.\n`;
}

/** Not inside of `node_modules`, whose files the bundler does not watch. */
async function makeSite(files: Record<string, string>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'navigation-')));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/**
 * The watcher begins some time after the server has answered, and says nothing: changes a page until that is noticed.
 * Not too often, since Docusaurus lets reloads overlap.
 */
async function seesChanges(folder: string): Promise<void> {
  const data = join(folder, '.docusaurus/docusaurus-plugin-content-docs/default/p');
  let last = 0;
  const change = async () => {
    if (Date.now() - last > 5_000) {
      last = Date.now();
      await writeFile(join(folder, 'docs/index.mdx'), page(`title: Changed ${last}`));
    }
    const files = await readdir(data);
    return (await Promise.all(files.map((file) => readFile(join(data, file), 'utf8')))).join('');
  };
  await vi.waitFor(async () => expect(await change()).toContain('Changed'), { timeout: 60_000, interval: 100 });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('in the dev server', () => {
  let folder = '';
  let origin = '';
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    folder = await makeSite(FILES);
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const started = spawn(process.execPath, [DOCUSAURUS, 'start', '--no-open', '--port', String(port)], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'development' },
    });
    server = started;
    await new Promise<void>((done, fail) => {
      let output = '';
      const read = (data: Buffer) => {
        output += data;
        if (/compiled successfully/i.test(output)) done();
      };
      started.stdout.on('data', read);
      started.stderr.on('data', read);
      started.once('exit', () => fail(new Error(`The dev server ended:\n${output}`)));
    });
    await seesChanges(folder);
  });

  afterAll(async () => {
    if (server?.exitCode === null) {
      const ended = new Promise((done) => server?.once('exit', done));
      server.kill();
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('a page moves when its group or its entry changes, and a new one appears, without a restart', async () => {
    await visit(`${origin}/doc/api/a`, async ({ page: tab }) => {
      const titles = () => tab.locator('.theme-doc-sidebar-menu').locator('.sidebar-title, a').allInnerTexts();
      await tab.locator('.theme-doc-sidebar-menu').waitFor();
      expect(await titles()).toEqual(['Overview', 'First', 'Page A', 'Second', 'Page B']);

      await writeFile(join(folder, 'docs/api/b.mdx'), page('title: Page B\ngroup: { title: First, order: 1 }'));
      await expect.poll(titles, { timeout: 20_000 }).toEqual(['Overview', 'First', 'Page A', 'Page B']);

      await mkdir(join(folder, 'docs/guide'));
      await writeFile(join(folder, 'docs/guide/index.mdx'), page('title: Start\nnav: { title: Guide, order: 0.5 }'));
      const entries = () => tab.locator('.navbar__items a.navbar__link').allInnerTexts();
      await expect.poll(entries, { timeout: 20_000 }).toEqual(['Guide', 'API', 'Lab']);

      await writeFile(join(folder, 'docs/api/b.mdx'), page('title: Page B\nnav: { title: Guide, order: 0.5 }'));
      await expect.poll(titles, { timeout: 20_000 }).toEqual(['Overview', 'First', 'Page A']);
    });
  });

  it('a wrong front matter is shown over the page, and goes away when it is mended', async () => {
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
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  it('the menu of a phone opens the second level where the reader is', async () => {
    await visit(
      `${origin}/doc/api/data`,
      async ({ page: tab }) => {
        const menu = tab.getByRole('dialog');
        const data = menu.getByRole('link', { name: 'Data', exact: true });
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
