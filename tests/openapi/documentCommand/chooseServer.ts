import { resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../scripts/programs';
import { startStaticServer } from '../../e2e/support/staticServer';

/** Generous, as the machine may be busy. */
const PATIENCE_MS = 120_000;

/** The first sample after each step. */
export interface ServerSteps {
  chosen: string;
  copied: string;
  typed: string;
  reloaded: string;
  elsewhere: string;
  otherTab: string;
  withoutScripts: string;
  /** The status of a call that the sandbox in the page answers. */
  answered: string;
}

/** Chooses servers and their variables by keyboard, and tries a call of the first page. */
export async function chooseServer(folder: string, [first, second]: [string, string]): Promise<ServerSteps> {
  const { origin, server } = await startStaticServer(resolve(folder), '/');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  const open = async (context: BrowserContext, path: string, scripts = true) => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(origin + path);
    if (scripts) await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    return page;
  };
  try {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(context, first);
    const picker = page.getByRole('group', { name: 'Server' }).first();
    const select = picker.getByRole('combobox', { name: 'Server' });
    await select.focus();
    await page.keyboard.press('ArrowDown');
    const chosen = await sampleOf(page, 'test.');
    await page
      .getByRole('button', { name: /^Copy / })
      .and(page.locator('.api-panel-head *'))
      .first()
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await select.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('v2');
    const typed = await sampleOf(page, '/v2');
    await page.reload();
    await select.waitFor();
    const reloaded = await sampleOf(page, '/v2');
    await page.getByRole('button', { name: 'Try it' }).first().click();
    await page.getByRole('button', { name: 'Send' }).filter({ visible: true }).first().click();
    const answered = await page.locator('.api-status').innerText();
    await page.goto(origin + second);
    await select.waitFor();
    const elsewhere = await sampleOf(page, '/v2');
    const otherTab = await sampleOf(await open(context, first), '/v1');
    const still = await browser.newContext({ javaScriptEnabled: false });
    const withoutScripts = await sampleOf(await open(still, first, false), '/v1');
    return { chosen, copied, typed, reloaded, elsewhere, otherTab, withoutScripts, answered };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The first sample, once it calls the server. */
async function sampleOf(page: Page, server: string): Promise<string> {
  const sample = page.locator('.api-panel code').first().filter({ hasText: server });
  await sample.waitFor();
  return (await sample.textContent()) ?? '';
}
