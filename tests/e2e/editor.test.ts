import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import chinese from '../../plugins/demos/locales/zh-CN/demos.json';
import type { EmbeddedEditorProps } from '../../plugins/demos/theme/EmbeddedEditor';
import { bundleEditorPage } from '../demos/support/bundleEditorPage';
import type { EditorWindow } from '../demos/support/editorPage';
import { type EditorServer, startEditorServer } from '../demos/support/editorServer';
import { findViolations } from './support/violations';
import { browser } from './support/visit';

declare const window: EditorWindow;

let editors: EditorServer;
let server: Server;
let context: BrowserContext;
let page: Page;
let requests: string[];
let messages: string[];

const PROJECT: EmbeddedEditorProps = {
  title: 'Hello',
  template: 'typescript',
  files: { 'index.html': '<p id="app"></p>', 'index.ts': 'export {};\n' },
  dependencies: { lodash: '4.17.21' },
};

beforeAll(async () => {
  const files = await bundleEditorPage();
  files.set(
    '',
    '<!doctype html><html lang="en" data-theme="light"><meta name="viewport" content="width=device-width"><title>Page</title>' +
      '<link rel="stylesheet" href="/page.css"><main><h1>Page</h1><div id="root"></div></main><script type="module" src="/page.js"></script>',
  );
  server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    const type = name.endsWith('.css') ? 'text/css' : name.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(files.has(name) ? 200 : 404, { 'content-type': type }).end(files.get(name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  editors = await startEditorServer();
});

afterAll(() => {
  editors.close();
  server.close();
});

beforeEach(async () => {
  context = await (await browser()).newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  requests = [];
  messages = [];
  editors.posted.length = 0;
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => messages.push(`script: ${message}`));
});

afterEach(() => context.close());

async function visit(): Promise<void> {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction('window.show');
}

/** Functions do not reach the page: these props are data. */
function show(props: EmbeddedEditorProps): Promise<void> {
  return page.evaluate((all) => window.show(all), { origin: editors.origin, ...props });
}

function button(name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

function frame(): FrameLocator {
  return page.frameLocator('iframe');
}

async function open(props: EmbeddedEditorProps): Promise<void> {
  await visit();
  await show(props);
  await button('Open the editor').click();
  await page.getByText('The editor is ready.').waitFor();
}

const told = () => frame().locator('li').allTextContents();

/** The page lists what it is told, in order. */
async function expectTold(...lines: string[]): Promise<void> {
  await expect.poll(told).toEqual(lines);
}

describe('a project', () => {
  it('loads when the reader opens it, with the library, and reaches the editor whole', async () => {
    await visit();
    await show({ ...PROJECT, file: 'index.ts', devToolsHeight: -3, terminalHeight: 250, sidebar: true });
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['index.html', 'index.ts']);
    const before = requests.length;
    expect(requests.filter((url) => url.startsWith(editors.origin))).toEqual([]);
    await button('Open the editor').click();
    await page.getByText('The editor is ready.').waitFor();
    expect(requests.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
    expect(editors.posted).toEqual([
      {
        query: {
          embed: ['1'],
          file: ['index.ts'],
          theme: ['light'],
          showSidebar: ['1'],
          devtoolsheight: ['0'],
          terminalHeight: ['100'],
        },
        fields: {
          'project[title]': 'Hello',
          'project[template]': 'typescript',
          'project[dependencies]': '{"lodash":"4.17.21"}',
          'project[files][index.html]': '<p id="app"></p>',
          'project[files][index.ts]': 'export {};\r\n',
        },
      },
    ]);
    const element = page.locator('iframe');
    expect(await element.getAttribute('height')).toBe('300');
    expect(await element.getAttribute('title')).toBe('Editor: Hello');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('embedded-editor-bench');
    await expectTold();
  });

  it('obeys buttons, and shows what it holds', async () => {
    await open({ ...PROJECT, changes: [{ label: 'Add a page', create: { 'about.html': 'About' }, destroy: [] }] });
    await page.getByLabel('File', { exact: true }).selectOption('index.ts');
    await button('Code').click();
    await button('Both').click();
    await button('Sidebar').click();
    await button('Dark').click();
    expect(await page.locator('[aria-pressed=true]').allTextContents()).toEqual(['Both', 'Sidebar', 'Dark']);
    await page.getByText('Preview, files and dependencies').click();
    await button('Show the preview address').click();
    await page.getByText('The project serves no preview yet.').waitFor();
    await page.getByLabel('Preview path').fill('/about');
    await page.keyboard.press('Enter');
    await button('Show the preview address').click();
    await page.getByRole('link', { name: 'https://preview.example/about' }).waitFor();
    await button('Show the dependencies').click();
    await page.getByText('lodash 4.17.21').waitFor();
    await button('Add a page').click();
    await button('Show the files as they are now').click();
    await page.getByText('about.html').click();
    await page.getByText('About', { exact: true }).waitFor();
    await button('Restore the files').click();
    const files = { 'index.html': '<p id="app"></p>', 'index.ts': 'export {};\n' };
    await expectTold(
      'SDK_OPEN_FILE {"path":"index.ts"}',
      'SDK_SET_UI_VIEW {"view":"editor"}',
      'SDK_SET_UI_VIEW {"view":"default"}',
      'SDK_TOGGLE_SIDEBAR {"visible":true}',
      'SDK_SET_UI_THEME {"theme":"dark"}',
      'SDK_GET_PREVIEW_URL {}',
      'SDK_SET_PREVIEW_URL {"path":"/about"}',
      'SDK_GET_PREVIEW_URL {}',
      'SDK_GET_DEPS_SNAPSHOT {}',
      'SDK_APPLY_FS_DIFF {"create":{"about.html":"About"},"destroy":[]}',
      'SDK_GET_FS_SNAPSHOT {}',
      `SDK_APPLY_FS_DIFF ${JSON.stringify({ create: files, destroy: [] })}`,
    );
    expect(await page.evaluate(() => window.heard)).toMatchObject([
      ['ready', expect.any(Number)],
      ['url', null],
      ['url', 'https://preview.example/about'],
      ['dependencies', { lodash: '4.17.21' }],
      ['files', { 'about.html': 'About' }],
    ]);
    expect(await findViolations(page)).toEqual([]);
    expect(messages.filter((text) => /^(error|script):/.test(text))).toEqual([]);
  });

  it('obeys the page, whose colours it follows', async () => {
    const diff = { create: { 'a.ts': '' }, destroy: ['index.ts'] };
    await open({ ...PROJECT, previewPath: '/start', diff });
    const first = [
      'SDK_SET_PREVIEW_URL {"path":"/start"}',
      'SDK_APPLY_FS_DIFF {"create":{"a.ts":""},"destroy":["index.ts"]}',
    ];
    await expectTold(...first);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expectTold(...first, 'SDK_SET_UI_THEME {"theme":"dark"}');
    await show({ ...PROJECT, previewPath: '/start', diff: { ...diff }, view: 'preview', sidebar: true });
    await expectTold(
      ...first,
      'SDK_SET_UI_THEME {"theme":"dark"}',
      'SDK_SET_UI_VIEW {"view":"preview"}',
      'SDK_TOGGLE_SIDEBAR {"visible":true}',
    );
    expect(await findViolations(page)).toEqual([]);
  });
});

describe('an editor that fails', () => {
  it('says that a preview path starts with a slash, and what it refuses', async () => {
    await open({ ...PROJECT, origin: editors.refusing });
    await page.getByText('Preview, files and dependencies').click();
    await page.getByLabel('Preview path').fill('about');
    await button('Go').click();
    const alert = page.getByRole('alert');
    const slash = "expected a path starting with '/', got 'about'";
    await expect.poll(() => alert.innerText()).toContain('A preview path starts with “/”');
    expect(await alert.innerText()).toContain(slash);
    await button('Preview').click();
    await expect.poll(() => alert.innerText()).toContain('SDK_SET_UI_VIEW: not now');
    expect(await page.locator('[aria-pressed=true]').allTextContents()).toEqual(['Both']);
    await button('Dismiss').click();
    expect(await alert.count()).toBe(0);
    await expectTold('SDK_SET_UI_VIEW {"view":"preview"}');
    expect(await page.evaluate(() => window.heard.slice(1))).toEqual([
      ['error', `Invalid argument: ${slash}`],
      ['error', 'SDK_SET_UI_VIEW: not now'],
    ]);
  });

  it('gives up after 20 attempts, can be waited for, loaded again and opened in a tab', async () => {
    await page.clock.install();
    await visit();
    await show({ ...PROJECT, origin: editors.late });
    await button('Open the editor').click();
    await frame().getByRole('heading', { name: 'Editor' }).waitFor();
    const alert = page.getByRole('alert');
    const pings = () => frame().locator('body').getAttribute('data-pings');
    await page.clock.runFor(10_000);
    expect(await alert.count()).toBe(0);
    await page.clock.runFor(500);
    await alert.getByText('Timeout: Unable to establish a connection with the StackBlitz VM').waitFor();
    expect(await alert.innerText()).toContain('The editor did not answer within 10 seconds.');
    // The first one came before the frame was there.
    await expect.poll(pings).toBe('20');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      alert.getByRole('button', { name: 'Open in a new tab' }).click(),
    ]);
    await tab.getByRole('heading', { name: 'Editor' }).waitFor();
    await tab.close();
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await alert.getByRole('button', { name: 'Open in a new tab' }).click();
    const blocked = alert.filter({ hasText: 'Your browser has blocked the new tab.' });
    await blocked.getByRole('button', { name: 'Open it in this tab' }).waitFor();
    await blocked.getByRole('button', { name: 'Dismiss' }).click();
    await alert.getByRole('button', { name: 'Load again' }).click();
    await page.getByText('The editor is loading.').waitFor();
    await expect.poll(() => editors.posted.length).toBe(3);
    expect(editors.posted.map(({ query }) => query.embed)).toEqual([['1'], undefined, ['1']]);
    expect(editors.posted[1]?.fields).toEqual(editors.posted[0]?.fields);
    await frame().getByRole('heading', { name: 'Editor' }).waitFor();
    await page.clock.runFor(10_500);
    await alert.getByRole('button', { name: 'Keep waiting' }).click();
    await page.clock.runFor(1000);
    await page.getByText('The editor is ready.').waitFor();
    expect(editors.posted).toHaveLength(3);
  });

  it('whose server is not there, gives the code and the project in its place, and is shown when it answers', async () => {
    await visit();
    let isThere = false;
    await page.route(`${editors.origin}/**`, (route) =>
      isThere ? route.continue() : route.abort('connectionrefused'),
    );
    await show({ ...PROJECT, file: 'index.ts' });
    await button('Open the editor').click();
    const alert = page.getByRole('alert');
    await alert.getByText('The server of the editor cannot be reached').waitFor();
    expect(await alert.innerText()).toContain(`No connection to ${editors.origin}`);
    expect(await page.locator('iframe').isVisible()).toBe(false);
    expect(await page.locator('.embedded-editor-offline pre').allInnerTexts()).toEqual(['export {};\n']);
    expect(await findViolations(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download the project').click()]);
    expect(download.suggestedFilename()).toBe('hello.zip');
    const files = unzipSync(await buffer(await download.createReadStream()));
    expect(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strFromU8(text)]))).toEqual({
      'hello/index.html': '<p id="app"></p>',
      'hello/index.ts': 'export {};\n',
    });
    isThere = true;
    await alert.getByRole('button', { name: 'Load again' }).click();
    await page.getByText('The editor is ready.').waitFor();
    expect(await page.locator('iframe').isVisible()).toBe(true);
    expect(await page.locator('.embedded-editor-offline').count()).toBe(0);
  });

  it('says in Chinese, too, that its script does not load, and loads it later', async () => {
    await context.addInitScript((translations) => Object.assign(window, { translations }), chinese);
    await visit();
    await show(PROJECT);
    await page.route('**/*.js', (route) => route.abort());
    await button('打开编辑器').click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('编辑器的脚本未能加载。');
    await page.unroute('**/*.js');
    await button('打开编辑器').click();
    await page.getByText('编辑器已就绪。').waitFor();
  });

  it('warns about a template that it does not know, and about dependencies of Node', async () => {
    await open({ ...PROJECT, template: 'svelte', previewPath: 'x' });
    const names = "'angular-cli', 'create-react-app', 'html', 'javascript', 'node', 'polymer', 'typescript', 'vue'";
    expect(messages).toContain(`warning: Unsupported project.template: must be one of ${names}`);
    expect(await page.locator('.embedded-editor-note').allInnerTexts()).toEqual([
      expect.stringContaining(names) as string,
      expect.stringContaining("got 'x'") as string,
    ]);
    await open({ ...PROJECT, template: 'node' });
    const text =
      "Invalid project.dependencies: dependencies must be provided as a 'package.json' file when using the 'node' template.";
    expect(messages).toContain(`warning: ${text}`);
    expect(await page.locator('.embedded-editor-note').innerText()).toContain(text);
    expect(Object.keys(editors.posted[1]?.fields ?? {})).not.toContain('project[dependencies]');
  });

  it('rejects with errors, also where its library has strings', async () => {
    await open(PROJECT);
    const errors = await page.evaluate(async () => {
      const kit = await window.loadEditorKit();
      const project = { title: '', template: 'html', files: {} };
      const embed = (target: unknown) => kit.embed(target as HTMLElement, project, { theme: 'dark', view: 'both' }, {});
      const failures = [
        embed('nowhere'),
        embed(5),
        embed(document.createElement('div')),
        kit.connect(document.body as HTMLIFrameElement),
      ];
      const settled = await Promise.allSettled(failures);
      return settled.map((result) => result.status === 'rejected' && String(result.reason));
    });
    expect(errors).toEqual([
      "Error: Could not find element with id 'nowhere'",
      'Error: Invalid element: 5',
      'Error: Invalid Element',
      'Error: Provided element is not an iframe.',
    ]);
  });
});
