import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Locator, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEditorServer } from '../demos/support/editorServer';
import { keepForm, sendForm, unpackCodeSandbox, unpackStackBlitz } from './support/demoForms';
import { DOCUSAURUS, ROOT } from './support/devServer';
import { startStaticServer } from './support/staticServer';
import { findViolations, findViolationsOfThemes } from './support/violations';
import { type Visit, type VisitOptions, visit } from './support/visit';

let folder = '';
let origin = '';
let server: Server;

/** A site with a demo of each kind. */
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'demos-')));
  await cp(join(ROOT, 'tests/demos/site'), folder, { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [DOCUSAURUS, 'build', '--no-minify'], { cwd: folder, env });
  ({ origin, server } = await startStaticServer(join(folder, 'build'), '/doc/'));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function open<T>(path: string, read: (visit: Visit) => Promise<T>, options?: VisitOptions): Promise<T> {
  return visit(`${origin}/doc/${path}`, read, options);
}

const served = (path: string) => readFile(join(folder, 'build', path, 'index.html'), 'utf8');

it('a demo is live, in the language of the page, and shows its files', async () => {
  await open('zh-CN/demos', async ({ page, problems }) => {
    const demo = page.getByRole('figure', { name: '点击计数' });
    await demo.getByRole('button', { name: '已点击： 0' }).click();
    await demo.getByRole('button', { name: '已点击： 1' }).waitFor();
    await demo.getByText('稍后加载的部分', { exact: true }).waitFor();
    await demo.getByText('展开代码').click();
    expect(await demo.getByRole('tab').allInnerTexts()).toEqual([
      'counter.tsx',
      'Note.tsx',
      'button.css',
      'colours.css',
      'store.ts',
      'texts.ts',
      'counter.json',
    ]);
    const code = demo.getByRole('tabpanel');
    expect(await code.innerText()).toMatch(/^import \{ lazy/);
    expect(await code.locator('.t-keyword').first().innerText()).toBe('import');
    await demo.getByRole('tab').first().press('ArrowRight');
    await code.getByText('export default function Note').waitFor();
    expect(await demo.getByRole('tab', { selected: true }).innerText()).toBe('Note.tsx');
    expect(problems).toEqual([]);
  });
});

it('a demo that fails says so and starts again; the page goes on', async () => {
  await open('demos', async ({ page }) => {
    const demo = page.getByRole('figure', { name: '会出错的演示' });
    await demo.getByRole('button', { name: 'Break it' }).click();
    await expect.poll(() => demo.getByRole('alert').innerText()).toContain('The demo broke.');
    await page.getByRole('button', { name: 'Clicked: 0' }).click();
    await demo.getByRole('button', { name: 'Start it again' }).click();
    await demo.getByRole('button', { name: 'Break it' }).waitFor();
  });
});

it('without JavaScript, the code of a demo can be read, and what cannot work is not there', async () => {
  await open(
    'demos',
    async ({ page }) => {
      const demo = page.locator('#counter');
      expect(await demo.locator('.previewer-live').innerText()).toContain('This demo needs JavaScript.');
      await demo.getByText('Show Code').click();
      await demo.getByText('export default function Counter').waitFor();
      expect(await demo.getByRole('button').count()).toBe(0);
    },
    { javaScriptEnabled: false },
  );
});

it('a demo is loaded when it comes near; a page without demos loads nothing of them', async () => {
  await open(
    'demos',
    async ({ page }) => {
      const far = page.locator('#framed iframe');
      const waiting = page.locator('[data-state="waiting"]');
      const before = await waiting.count();
      expect(before).toBeGreaterThan(0);
      await far.scrollIntoViewIfNeeded();
      await page.locator('.greeting').last().waitFor();
      await expect.poll(() => waiting.count()).toBeLessThan(before);
      expect(await far.getAttribute('height')).toBe('200');
      const framed = page.frameLocator('#framed iframe');
      await framed.getByRole('button', { name: 'Clicked: 0' }).waitFor();
      await page.getByRole('button', { name: 'Colour mode' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark Mode' }).click();
      await framed.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    },
    { viewport: { width: 1440, height: 400 } },
  );
  await open('', async ({ scripts }) => {
    const texts = [...scripts].map((path) => readFile(join(folder, 'build', path.replace('/doc/', '')), 'utf8'));
    expect(texts.length).toBeGreaterThan(1);
    for (const text of await Promise.all(texts)) expect(text).not.toMatch(/previewer-|stackblitz/i);
  });
});

it('production has no debug demo; a grid has columns above 1024 px only, and narrow ones hide nothing', async () => {
  await open('demos', async ({ page }) => {
    expect(await page.locator('#unfinished').count()).toBe(0);
    const columns = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const demos = page.locator('.previewer-grid > .previewer');
      return new Set(await demos.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))).size;
    };
    expect([await columns(1024), await columns(1025)]).toEqual([1, 2]);
    const gap = await page.locator('#counter').evaluate((demo) => {
      demo.style.width = '200px';
      const summary = document.createRange();
      summary.selectNodeContents(demo.querySelector('.previewer-code > summary') ?? demo);
      const actions = demo.querySelector('.previewer-actions')?.getBoundingClientRect();
      return summary.getBoundingClientRect().top - (actions?.bottom ?? Number.POSITIVE_INFINITY);
    });
    expect(gap).toBeGreaterThan(0);
  });
});

it('a click opens a tab, which sends the project of a demo to an online editor', async () => {
  await open('demos', async ({ page, problems }) => {
    const demo = page.locator('#counter');
    const sandbox = await sendForm('CodeSandbox', demo);
    expect(sandbox.target).toBe('POST https://codesandbox.io/api/v1/sandboxes/define');
    const { files, ...payload } = unpackCodeSandbox(sandbox);
    expect(payload).toMatchObject({ template: 'create-react-app', dependencies: { react: expect.any(String) } });
    const blitz = await sendForm('StackBlitz', demo);
    expect(blitz.target).toMatch(/^POST https:\/\/stackblitz\.com\/run\?file=src%2F/);
    expect(blitz.fields.get('project[title]')).toBe(payload.title);
    expect(blitz.fields.get('project[template]')).toBe('node');
    const same = unpackStackBlitz(blitz);
    expect(files).toEqual({ ...same, 'sandbox.config.json': expect.any(String) });
    expect(unpackStackBlitz(await keepForm('StackBlitz', demo))).toEqual(same);
    expect(problems).toEqual([]);
  });
});

it('a blocked tab and a clipboard that refuses get a message and another way', async () => {
  await open('demos', async ({ page }) => {
    const demo = page.locator('#counter');
    await page.evaluate(() => {
      window.open = () => null;
      navigator.clipboard.writeText = () => Promise.reject(new Error('Refused.'));
      navigator.clipboard.write = () => Promise.reject(new Error('Refused.'));
    });
    await demo.getByLabel('Copy to design app').click();
    await demo.getByRole('button', { name: 'Copy as SVG' }).click();
    const field = demo.getByRole('textbox', { name: 'Text to copy' });
    await expect.poll(() => field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd)).toBeGreaterThan(1000);
    expect(await demo.getByRole('link', { name: 'Save as a file' }).getAttribute('download')).toBe('counter.svg');
    await demo.getByRole('button', { name: 'Close' }).click();
    expect(await isFocused(demo.getByLabel('Copy to design app'))).toBe(true);
    await demo.getByText('Show Code').click();
    await demo.getByRole('button', { name: 'Copy', exact: true }).click();
    await demo.getByText('the code is selected').waitFor();
    expect(await page.evaluate(() => String(window.getSelection()))).toMatch(/^import \{ lazy/);
    await page.route('**/assets/demos/file-*', (route) => route.abort());
    await demo.getByRole('tab', { name: 'Note.tsx' }).click();
    await demo.getByText('That did not work.').waitFor();
    await page.unroute('**/assets/demos/file-*');
    await demo.getByRole('tab', { name: 'Note.tsx' }).click();
    await demo.getByText('export default function Note').waitFor();
    await page.route('https://stackblitz.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Editor' }),
    );
    await demo.getByRole('button', { name: 'Open in StackBlitz' }).click();
    await demo.getByText('Your browser has blocked the new tab.').waitFor();
    await demo.getByRole('button', { name: 'Open it in this tab' }).click();
    await page.waitForURL('https://stackblitz.com/**');
  });
});

it('design apps get a group, a symbol or an image, made without a network', async () => {
  await open(
    'demos',
    async ({ page, problems, foreign }) => {
      const demo = page.locator('#counter');
      for (const [name, expected] of [
        ['Copy as group', /^\{"_class":"group"/],
        ['Copy as symbol', /^\{"_class":"symbolMaster"/],
        ['Copy as SVG', /^<svg [\s\S]*Clicked/],
      ] as const) {
        await demo.getByLabel('Copy to design app').press('Enter');
        await demo.getByRole('button', { name }).press('Enter');
        await demo.getByText('Copied. Paste it in your design app.').waitFor();
        expect(await isFocused(demo.getByLabel('Copy to design app'))).toBe(true);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(expected);
        await demo.getByRole('button', { name: 'Close' }).click();
      }
      expect(problems).toEqual([]);
      expect(foreign.filter((address) => !address.startsWith(origin))).toEqual([]);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
});

it('a demo has a page of its own: without scripts a way to its documentation, for no search engine, in both languages', async () => {
  const html = await served('~demos/counter');
  expect(html).toMatch(/<main[^>]*><noscript><h1>Count clicks<\/h1>.*needs JavaScript\..*<a href="?\S*\/demos#counter/);
  expect(html).toMatch(/<meta[^>]*robots[^>]*noindex/);
  expect(html).toContain('Count clicks');
  expect(await readFile(join(folder, 'build/sitemap.xml'), 'utf8')).not.toContain('~demos');
  await open('~demos/none', async ({ page }) => {
    await page.getByRole('heading', { name: /not found/i }).waitFor();
    for (const [path, text, at] of [
      ['~demos/counter', 'Clicked: 0', '~demos/counter'],
      ['~demos/counter?locale=zh-CN', '已点击： 0', 'zh-CN/~demos/counter'],
      ['zh-CN/~demos/counter?locale=en', 'Clicked: 0', '~demos/counter'],
      ['zh-CN/~demos/counter?locale=xx', '已点击： 0', 'zh-CN/~demos/counter?locale=xx'],
    ] as const) {
      await page.goto(`${origin}/doc/${path}`);
      await page.getByRole('button', { name: text }).waitFor();
      expect(page.url()).toBe(`${origin}/doc/${at}`);
    }
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });
});

it('search finds a demo by its title, its description and its keywords', async () => {
  await open('', async ({ page }) => {
    for (const words of ['count clicks', 'adds one', '计数器']) {
      await page.getByRole('combobox').fill(words);
      await page.locator('a[href$="/doc/demos#counter"]').first().waitFor();
      await page.getByRole('combobox').fill('');
      await page.locator('a[href$="/doc/demos#counter"]').waitFor({ state: 'detached' });
    }
  });
});

it('demos are accessible, in light and dark', async () => {
  await open('demos', async ({ page }) => {
    await page.locator('#counter').getByText('Show Code').click();
    await page.locator('#crash').getByRole('button', { name: 'Break it' }).click();
    await page.locator('#crash').getByRole('alert').waitFor();
    expect(await findViolationsOfThemes(page, '.previewer')).toEqual([]);
  });
});

it('an editor opens a demo, a file or a project when the reader wants it, in the language of the page', async () => {
  const editors = await startEditorServer();
  const redirect = (context: BrowserContext) =>
    context.route('https://stackblitz.com/**', async (route) => {
      // Asks whether the server can be reached.
      if (route.request().method() === 'HEAD') return route.fulfill();
      const { url, method, headers, body } = requestOf(route.request());
      const answer = await fetch(url.replace('https://stackblitz.com', editors.origin), { method, headers, body });
      await route.fulfill({ contentType: 'text/html', body: await answer.text() });
    });
  await open(
    'zh-CN/editor',
    async ({ page, foreign }) => {
      const outside = () =>
        foreign.filter((address) => !address.startsWith(origin) && address !== 'https://stackblitz.com/');
      const opened = [
        ['点击计数', 'src/counter.tsx', 300],
        ['Hello there', 'src/greeting.jsx', 400],
        ['A page', '', 300],
      ] as const;
      for (const [index, [title, file, height]] of opened.entries()) {
        expect(outside()).toHaveLength(index);
        const editor = page.getByRole('region', { name: title, exact: true });
        await editor.getByRole('button', { name: '打开编辑器' }).click();
        await editor.getByText('编辑器已就绪。').waitFor();
        expect(await editor.getByLabel('文件', { exact: true }).inputValue()).toBe(file);
        expect(await editor.locator('iframe').getAttribute('height')).toBe(String(height));
      }
      expect(editors.posted.map(({ fields }) => fields['project[title]'])).toEqual(opened.map(([title]) => title));
      expect(editors.posted[0]?.fields['project[files][index.html]']).toContain('<html lang="zh-CN">');
      expect(editors.posted[0]?.query).toMatchObject({ view: ['editor'], file: ['src/counter.tsx'] });
      expect(editors.posted[0]?.fields['project[template]']).toBe('node');
      expect(Object.keys(editors.posted[0]?.fields ?? {})).not.toContain('project[dependencies]');
      expect(await findViolations(page, '.embedded-editor')).toEqual([]);
    },
    { before: redirect },
  );
  editors.close();
});

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement);
}

function requestOf(request: Request): { url: string; method: string; headers: Record<string, string>; body: string } {
  const type = request.headers()['content-type'] ?? '';
  return {
    url: request.url(),
    method: request.method(),
    headers: { 'content-type': type },
    body: request.postData() ?? '',
  };
}
