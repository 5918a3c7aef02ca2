import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runSandbox } from '../../plugins/sandbox/cli/runSandbox';
import type { RunningSandbox } from '../../plugins/sandbox/cli/serveSandbox';
import { type ServedScript, serveScript } from './support/serveScript';
import { findViolations } from './support/violations';

let sandbox: RunningSandbox;
let browser: Browser;
let game: ServedScript;

beforeAll(async () => {
  sandbox = await runSandbox(
    { spec: 'openapi/openapi.yaml', backend: 'src/backend/index.ts', port: 0 },
    () => undefined,
  );
  game = await serveScript(join(__dirname, 'support/storePage.ts'));
  browser = await chromium.connect(inject('browserEndpoint'));
});

afterAll(async () => {
  await browser.close();
  game.close();
  await sandbox.close();
});

describe('the sandbox as a server, in Chromium', () => {
  it('answers a game from another origin, also where the browser asks beforehand', async () => {
    const page = await browser.newPage();
    await page.goto(game.url);
    const answers = await page.evaluate(async (api) => {
      const ask = async (path: string, init?: RequestInit) => (await fetch(`${api}/api/v1/${path}`, init)).json();
      const { data } = await ask('wx/login?gameId=demo&code=anna');
      const key = `session_key=${encodeURIComponent(data.sessionKey)}`;
      const headers = { 'Content-Type': 'application/json' };
      const set = await ask(`archive/set/progress?${key}`, { method: 'POST', headers, body: '{"level":3}' });
      const deleted = await ask(`archive/delete/progress?${key}`, { method: 'DELETE' });
      const got = await ask(`archive/get/progress?${key}`);
      return [set.data.data, deleted.code, got.code];
    }, sandbox.origin);
    expect(answers).toEqual([{ level: 3 }, 0, 10603]);
    const image = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return picture.naturalWidth > 0;
    }, `${sandbox.origin}/api/v1/share/image/demo/revive`);
    expect(image).toBe(true);
    await page.close();
  });

  it.each(['light', 'dark'] as const)('has a start page for everybody, in %s colours', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme, bypassCSP: true });
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('requestfailed', (request) => problems.push(request.url()));
    await page.goto(sandbox.origin);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page)).toEqual([]);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow)).toBe(0);
    }
    expect(problems).toEqual([]);
    await page.close();
  });

  it('has lines that are selected as a whole by a click', async () => {
    const page = await browser.newPage();
    await page.goto(sandbox.origin);
    const line = page.locator('#begin pre');
    await line.click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await line.textContent());
    await page.close();
  });
});
