import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ROOT } from '../helpers/sources';
import { findViolationsOfThemes } from './support/violations';
import { gzipSize, mapPool, overflow, visit } from './support/visit';

const FLOWS = readdirSync(join(ROOT, 'openapi/flows')).map((file) => file.replace(/\.arazzo\.yaml$/, ''));
/** Of what a reader loads who opens the player, with the sandbox. */
const MOST_SCRIPT = 90_000;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const status = (page: Page) => page.getByRole('region', { name: 'Player' }).getByRole('status');
const step = (page: Page, id: string) => page.locator(`#step-${id}-result`);

it('every flow passes when it is played in its page, on the sandbox', async () => {
  expect(FLOWS.length).toBeGreaterThan(7);
  const found = await mapPool(FLOWS, (flow) =>
    visit(`/doc/api/flows/${flow}`, async ({ page, problems, foreign }) => {
      await press(page, 'Run this flow');
      await press(page, 'Run all');
      await status(page)
        .getByText(/^The flow has/)
        .waitFor();
      return [flow, await status(page).innerText(), ...problems, ...foreign].join(' ');
    }),
  );
  expect(found).toEqual(FLOWS.map((flow) => `${flow} The flow has passed`));
});

it('a reader plays a flow step by step, sees which criterion fails with both values, and starts again', async () => {
  await visit('/doc/api/flows/redeem', async ({ page, problems, scripts }) => {
    const before = new Set(scripts);
    await press(page, 'Run this flow');
    const input = (name: string) => page.getByRole('textbox', { name, exact: true });
    expect([await input('gameId').inputValue(), await input('type').inputValue()]).toEqual(['demo', 'adfree']);
    const loaded = [...scripts].filter((path) => !before.has(path)).map(gzipSize);
    expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_SCRIPT);
    await input('code').fill('');
    await press(page, 'Run all');
    expect(await input('code').getAttribute('aria-invalid')).toBe('true');
    await input('code').fill('anna');
    await input('redeemCode').fill('NOT-ONE');
    const next = page.getByRole('button', { name: 'Next step', exact: true });
    await next.press('Enter');
    await status(page).getByText('Step 1 has passed; next is step 2').waitFor();
    const login = step(page, 'login');
    expect(await login.getByRole('group', { name: 'Request' }).innerText()).toBe(
      'GET /api/v1/wx/login?gameId=demo&code=anna',
    );
    const output = login.getByRole('row', { name: 'sessionKey' });
    expect(await output.innerText()).toMatch(/"gcs_\w+"\s+step 2$/);
    await page.getByRole('button', { name: 'Run this step' }).waitFor();
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await status(page).getByText('The flow has failed at step 2').waitFor();
    const redeem = step(page, 'redeem');
    expect(await redeem.locator('.flow-values').innerText()).toMatch(/^Expected\s+0\s+Found\s+10803/);
    await redeem.getByText('The flow ends here.').waitFor();
    expect(await findViolationsOfThemes(page, '.theme-doc-markdown')).toEqual([]);
    await press(page, 'Start again');
    expect(await redeem.count()).toBe(0);
    await input('redeemCode').fill('SUMMER-2026');
    await press(page, 'Run all');
    await status(page).getByText('The flow has passed').waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
});

it('a real server is asked for first, and a refusal leads back to the button', async () => {
  await visit('/doc/api/flows/track', async ({ page, foreign }) => {
    await press(page, 'Run this flow');
    await page.getByRole('combobox', { name: 'Send to' }).selectOption({ label: 'Another server…' });
    await page.getByRole('textbox', { name: 'Address of the server' }).fill('https://game.example');
    await press(page, 'Next step');
    await page.getByRole('alert').getByText('This flow may change data on https://game.example').waitFor();
    await press(page, 'Cancel');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Next step');
    expect(foreign).toEqual([]);
  });
});

it('a step opens as the form of its call, with its values and the session of its player, which is not in the address', async () => {
  await visit('/doc/api/flows/help', async ({ page }) => {
    await press(page, 'Run this flow');
    await press(page, 'Run all');
    await status(page).getByText('The flow has passed').waitFor();
    const key = async (id: string) =>
      /gcs_\w+/.exec(await step(page, id).getByRole('row', { name: 'sessionKey' }).innerText())?.[0];
    const [player, friend] = [await key('login'), await key('friendlogin')];
    expect(player).not.toBe(friend);
    const link = step(page, 'generate').getByRole('link', { name: 'Open in Try it' });
    expect(await link.getAttribute('href')).not.toContain('gcs_');
    await link.click();
    const field = (name: string) => page.locator('.api-fill').getByRole('textbox', { name, exact: true });
    await expect.poll(() => field('topic').inputValue()).toBe('level:7');
    expect(await field('session_key').inputValue()).toBe(player);
    await page.goBack();
    await status(page).getByText('The flow has passed').waitFor();
  });
});

it('without scripts, nothing is shown of the player', async () => {
  await visit(
    '/doc/api/flows/login',
    async ({ page }) => {
      await page.getByRole('heading', { name: 'Inputs' }).waitFor();
      expect(await page.getByRole('button', { name: 'Run this flow' }).count()).toBe(0);
    },
    { javaScriptEnabled: false },
  );
});
