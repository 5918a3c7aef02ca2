import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type ServedScript, serveScript } from './support/serveScript';

let served: ServedScript;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  served = await serveScript(join(__dirname, 'support/storePage.ts'));
  browser = await chromium.connect(inject('browserEndpoint'));
});

afterAll(async () => {
  await browser.close();
  served.close();
});

beforeEach(async () => {
  context = await browser.newContext();
});

afterEach(() => context.close());

async function openTab(url = served.url) {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

describe('the state of the sandbox, in Chromium', () => {
  it('loses no write of two tabs that count at once, and is there after a reload', async () => {
    const tabs = [await openTab(), await openTab()];
    const ends = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.countUp(1000))));
    expect(Math.max(...ends.map(({ reached }) => reached))).toBe(2000);
    expect(ends.map(({ kind }) => kind)).toEqual(['indexeddb', 'indexeddb']);
    await tabs[0]?.reload();
    expect(await tabs[0]?.evaluate(() => window.countUp(1))).toEqual({ reached: 2001, kind: 'indexeddb' });
  });

  it('is in memory where the page may keep nothing', async () => {
    const tab = await openTab(served.blockedUrl);
    expect(await tab.evaluate(() => window.countUp(3))).toEqual({ reached: 3, kind: 'memory' });
    await tab.reload();
    expect(await tab.evaluate(() => window.countUp(1))).toEqual({ reached: 1, kind: 'memory' });
  });

  it('goes on in memory where the disk is full', async () => {
    const tab = await openTab();
    const session = await context.newCDPSession(tab);
    const { origin } = new URL(served.url);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
    expect(await tab.evaluate(() => window.countUp(2))).toEqual({ reached: 2, kind: 'indexeddb' });
    expect(await tab.evaluate(() => window.keep(5_000_000))).toBe('memory');
    expect(await tab.evaluate(() => window.countUp(1))).toEqual({ reached: 3, kind: 'memory' });
  });

  it('begins anew where the reader clears it, also in the middle of its work', async () => {
    const tab = await openTab();
    await tab.evaluate(() => window.countUp(2));
    const session = await context.newCDPSession(tab);
    const { origin } = new URL(served.url);
    const clear = () => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    const [counted] = await Promise.all([tab.evaluate(() => window.countUp(300)), clear()]);
    expect(counted.kind).toBe('indexeddb');
    await clear();
    expect(await tab.evaluate(() => window.countUp(1))).toEqual({ reached: 1, kind: 'indexeddb' });
  });
});
