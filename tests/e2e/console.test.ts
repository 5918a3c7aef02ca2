import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolationsOfThemes } from './support/violations';
import { overflow, visit } from './support/visit';

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name });
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send' }).click();

async function openConsole(page: Page, call: string): Promise<Locator> {
  await page.locator(`[data-call-id="${call}"]`).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

it('a reader logs in, saves and reads back, without leaving the page', async () => {
  await visit('/doc/api/data-archive', async ({ page, problems, foreign }) => {
    let dialog = await openConsole(page, 'archive-set');
    await dialog.getByRole('button', { name: 'Log in with the messaging app' }).click();
    await expect.poll(() => field(dialog, 'session_key').inputValue()).toMatch(/^gcs_/);
    await field(dialog, 'Body').fill('{"coins": 12345}');
    await field(dialog, 'Body').press('Control+Enter');
    await dialog.getByText('"updateTime"').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try it');
    dialog = await openConsole(page, 'archive-get');
    expect(await field(dialog, 'session_key').inputValue()).toMatch(/^gcs_/);
    await send(dialog);
    await dialog.getByText('12345').waitFor();
    await dialog.getByRole('button', { name: 'Reset the sandbox' }).click();
    await dialog.getByText('The sandbox was reset.').waitFor();
    expect(await field(dialog, 'session_key').inputValue()).toBe('');
    expect(problems).toEqual([]);
    expect(foreign).toEqual([]);
  });
});

it('keeps what the reader typed, also where it is wrong', async () => {
  await visit('/doc/api/data-counter', async ({ page }) => {
    const dialog = await openConsole(page, 'counter-get');
    await dialog.getByRole('button', { name: 'Log in with the messaging app' }).click();
    await expect.poll(() => field(dialog, 'session_key').inputValue()).toMatch(/^gcs_/);
    await field(dialog, 'session_key').fill('wrong');
    await field(dialog, 'session_key').press('Enter');
    await dialog.getByRole('link', { name: '10020' }).waitFor();
    expect(await field(dialog, 'session_key').inputValue()).toBe('wrong');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  });
});

it('shows the request as code, keeps it after closing, and holds the page still', async () => {
  await visit('/doc/api/data-counter', async ({ page }) => {
    let dialog = await openConsole(page, 'counter-inc');
    await dialog.getByText('Code of this request').click();
    await field(dialog, 'id').fill('my plays');
    await dialog.getByRole('group', { name: 'Code of this request' }).getByText('inc/my%20plays').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    dialog = await openConsole(page, 'counter-inc');
    expect(await field(dialog, 'id').inputValue()).toBe('my plays');
  });
});

it('a refused call says why and leads to its error; every error can be chosen', async () => {
  await visit('/doc/api/data-counter', async ({ page }) => {
    const dialog = await openConsole(page, 'counter-inc');
    await send(dialog);
    await dialog.getByRole('link', { name: '501' }).waitFor();
    await dialog.getByRole('combobox', { name: 'Response' }).selectOption('code=10501');
    await send(dialog);
    await dialog.getByRole('link', { name: '10501' }).click();
    await page.waitForURL('**/api/errors#10501');
    await dialog.waitFor({ state: 'detached' });
  });
});

it('shows a picture that a call returns', async () => {
  await visit('/doc/api/business-share', async ({ page }) => {
    const dialog = await openConsole(page, 'share-image');
    await send(dialog);
    await expect
      .poll(() => dialog.getByRole('img', { name: 'Result' }).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

it('is translated, fits a phone, and axe finds nothing wrong', async () => {
  await visit(
    '/doc/zh-CN/api/data-rank',
    async ({ page }) => {
      const path = page.locator('.api-endpoint > .api-path').first();
      expect((await path.boundingBox())?.width).toBeGreaterThan(300);
      const dialog = await openConsole(page, 'rank-page');
      await dialog.getByRole('button', { name: '发送' }).click();
      await dialog.getByRole('region', { name: '返回结果' }).waitFor();
      expect(await dialog.innerText()).not.toMatch(/Try it|Send|Response|optional/);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await findViolationsOfThemes(page, '.api-console')).toEqual([]);
    },
    { width: 390 },
  );
});

it('has no button where it cannot work', async () => {
  await visit(
    '/doc/api/data-rank',
    async ({ page }) => expect(await page.getByRole('button', { name: 'Try it' }).count()).toBe(0),
    { javaScriptEnabled: false },
  );
});
