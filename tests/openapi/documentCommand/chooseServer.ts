import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { startStaticServer } from '../../e2e/support/staticServer';
import { hydrated, visit } from '../../e2e/support/visit';

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
  const permissions = ['clipboard-read', 'clipboard-write'];
  try {
    const steps = await visit(origin + first, ({ page }) => takeSteps(page, origin, [first, second]), { permissions });
    const withoutScripts = await visit(origin + first, ({ page }) => sampleOf(page, '/v1'), {
      javaScriptEnabled: false,
    });
    return { ...steps, withoutScripts };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function takeSteps(
  page: Page,
  origin: string,
  [first, second]: [string, string],
): Promise<Omit<ServerSteps, 'withoutScripts'>> {
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
  const other = await page.context().newPage();
  await other.goto(origin + first);
  await hydrated(other);
  const otherTab = await sampleOf(other, '/v1');
  return { chosen, copied, typed, reloaded, elsewhere, otherTab, answered };
}

/** The first sample, once it calls the server. */
async function sampleOf(page: Page, server: string): Promise<string> {
  const sample = page.locator('.api-panel code').first().filter({ hasText: server });
  await sample.waitFor();
  return (await sample.textContent()) ?? '';
}
