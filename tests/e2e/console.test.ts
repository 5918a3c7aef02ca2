import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolationsOfThemes } from './support/violations';
import { hydrated, mapPool, overflow, visit } from './support/visit';

const field = (page: Page, name: string) => page.locator('.api-fill').getByRole('textbox', { name, exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Try it' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
const status = (page: Page) => page.locator('.api-status');

async function open(page: Page, call: string): Promise<void> {
  await page.locator(`[data-call-id="${call}"]`).click();
  await page.locator('.api-console').waitFor();
}

async function logIn(page: Page, name = 'Anna'): Promise<void> {
  await page
    .locator('.api-fill')
    .getByRole('button', { name: `Log in as ${name}` })
    .click();
  await page.locator('.api-fill .api-session').getByText(name).waitFor();
}

it('a reader logs in, saves and reads back beside the text, and is still logged in after a reload', async () => {
  await visit('/doc/api/data-archive', async ({ page, problems, foreign }) => {
    await open(page, 'archive-set');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await logIn(page);
    await field(page, 'Body').fill('{"coins": 12345678901234567890}');
    await field(page, 'Body').press('Control+Enter');
    await status(page).getByText('500').first().waitFor();
    await field(page, 'Body').fill('{"coins": 12345}');
    await send(page);
    await status(page).getByText('success').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await page.locator('.api-fill').count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await open(page, 'archive-get');
    await page.locator('.api-fill .api-session').getByText('Anna').waitFor();
    await field(page, 'id').press('Enter');
    await panel(page).getByText('12345').waitFor();
    await panel(page).getByRole('button', { name: 'Reset the sandbox' }).click();
    await expect.poll(() => field(page, 'session_key').inputValue()).toBe('');
    expect(problems).toEqual([]);
    expect(foreign).toEqual([]);
  });
});

it('a call without a session says so; what the schema forbids is named at its field, and sent all the same', async () => {
  await visit('/doc/api/business-invite', async ({ page }) => {
    await open(page, 'invite-generate');
    await send(page);
    const asking = page.getByRole('alert').filter({ hasText: 'Log in first' });
    await asking.getByRole('button', { name: 'Log in as Ben' }).click();
    await page.locator('.api-fill .api-session').getByText('Ben').waitFor();
    await field(page, 'ttl').fill('0');
    await page.locator('.api-why').getByText('At least 1').waitFor();
    await field(page, 'ttl').press('Enter');
    await status(page).getByRole('link', { name: '500' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  });
});

it('another code comes from the call that issues it', async () => {
  await visit('/doc/api/business-invite', async ({ page }) => {
    await open(page, 'invite-response');
    await expect.poll(() => field(page, 'code').inputValue()).not.toBe('');
    const first = await field(page, 'code').inputValue();
    await page.locator('.api-fill').getByRole('button', { name: 'Get one' }).click();
    await expect.poll(() => field(page, 'code').inputValue()).not.toBe(first);
  });
});

it('each row of the errors makes that error once, and the history repeats and brings back what was sent', async () => {
  await visit('/doc/api/data-counter', async ({ page }) => {
    await open(page, 'counter-inc');
    await logIn(page);
    await page.getByRole('button', { name: 'Make it fail 10501' }).click();
    await status(page).getByRole('link', { name: '10501' }).waitFor();
    await field(page, 'id').fill('wins');
    await send(page);
    await status(page).getByText('success').waitFor();
    await field(page, 'id').fill('jumps');
    await panel(page).getByText('Requests of this tab').click();
    const last = panel(page).locator('.api-history li').first();
    expect(await last.innerText()).toContain('/api/v1/counter/inc/wins?session_key=••••');
    await last.getByRole('button', { name: 'Again' }).click();
    await panel(page).getByText('"data": 2').waitFor();
    await last.getByRole('button', { name: 'Edit' }).click();
    expect(await field(page, 'id').inputValue()).toBe('wins');
  });
});

it('the code is the request with what was typed, and a link opens the form again, without the key', async () => {
  const link = await visit(
    '/doc/api/data-rank',
    async ({ page }) => {
      await open(page, 'rank-page');
      await logIn(page);
      await field(page, 'pageSize').fill('17');
      const code = page.getByRole('group', { name: 'Code of this request' });
      await code.getByText('17').waitFor();
      expect(await code.innerText()).not.toContain('gcs_');
      await page.getByRole('checkbox', { name: 'with key' }).check();
      await code.getByText(/gcs_/).waitFor();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
  expect(link).not.toContain('gcs_');
  const { pathname, search, hash } = new URL(link);
  await visit(`${pathname}${search}${hash}`, async ({ page }) => {
    await expect.poll(() => field(page, 'pageSize').inputValue()).toBe('17');
    expect(await field(page, 'session_key').inputValue()).toBe('');
    await page.locator('[data-call-id="rank-get"]').click();
    await expect.poll(() => panel(page).count()).toBe(2);
    const names = await panel(page).evaluateAll((all) => all.map((region) => region.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(2);
  });
});

/** Of each kind: with a session, a secret or neither, of each method, with a body, those that begin a session or end it. */
const KINDS = [
  '/api/data-archive',
  '/api/business-help',
  '/api/wx-login',
  '/api/logout',
  '/server/access-token',
  '/public/location',
];

// `tests/console/prefilled.test.ts` sends every call, and makes every error, without a page.
it('a call of each kind succeeds at the first Send, and each row of its errors makes that error', async () => {
  const failed: string[] = [];
  let [calls, errors] = [0, 0];
  await mapPool(KINDS, (path) =>
    visit(`/doc${path}`, async ({ page }) => {
      const ids = await page
        .locator('[data-call-id]')
        .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.callId ?? ''));
      for (const id of ids) {
        await open(page, id);
        const isKeyed = (await field(page, 'session_key').count()) > 0;
        // The call before may have ended the session.
        if (isKeyed && (await field(page, 'session_key').inputValue()) === '') await logIn(page);
        await send(page);
        await status(page).waitFor();
        calls += 1;
        if ((await status(page).locator('.api-ok').count()) === 0)
          failed.push(`${id}: ${await status(page).innerText()}`);
        for (const row of await page.getByRole('button', { name: 'Make it fail' }).all()) {
          const code = (await row.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
          await row.click();
          await status(page).getByRole('link', { name: code, exact: true }).waitFor();
          errors += 1;
        }
        await page.getByRole('button', { name: 'Done' }).click();
      }
    }),
  );
  expect(failed).toEqual([]);
  expect(calls).toBe(15);
  expect(errors).toBeGreaterThan(30);
});

it('shows a picture that a call returns', async () => {
  await visit('/doc/api/business-share', async ({ page }) => {
    await open(page, 'share-image');
    await send(page);
    const picture = panel(page).getByRole('img', { name: 'Result' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

it('on a phone, the request follows the parameters, Send stays in sight, and axe finds nothing wrong', async () => {
  await visit(
    '/doc/zh-CN/api/data-archive',
    async ({ page }) => {
      const path = page.locator('.api-endpoint > .api-path').first();
      expect((await path.boundingBox())?.width).toBeGreaterThan(300);
      await open(page, 'archive-batch-get');
      await page.locator('.api-fill').getByRole('button', { name: '以 Anna 登录' }).click();
      await page.locator('.api-fill .api-session').waitFor();
      await page.locator('.api-dock').getByRole('button', { name: '发送' }).click();
      await page.getByRole('region', { name: '返回结果' }).waitFor();
      expect(await page.locator('.api-op:has(.api-dock) > .api-text').innerText()).not.toMatch(/Try it|Send|Log in/);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const places = await page.evaluate(() => {
        const topOf = (selector: string) =>
          document.querySelector(`.api-op:has(.api-dock) ${selector}`)?.getBoundingClientRect().top;
        return [topOf('.api-fields'), topOf('.api-console'), topOf('.api-errors')];
      });
      expect(places).toEqual(places.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
      expect(await findViolationsOfThemes(page, '.api-op:has(.api-console)')).toEqual([]);
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

let server: Server;
let methods: string[] = [];

beforeAll(async () => {
  server = createServer(({ method = '', url = '', headers }, response) => {
    methods.push(`${method} ${url}`);
    const mayRead = url.startsWith('/open/') && headers.origin !== undefined;
    if (mayRead) response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '');
    response.setHeader('Content-Type', 'text/html').end('<h1>Hello</h1><img src=x onerror="document.title=\'run\'">');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

it('sends to a server that the reader names: asks before it changes data, explains a block, and renders no HTML', async () => {
  await visit('/doc/api/data-counter', async ({ page }) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await open(page, 'counter-inc');
    await page.getByRole('combobox', { name: 'Send to' }).selectOption({ label: 'Another server…' });
    const box = page.getByRole('textbox', { name: 'Address of the server' });
    await box.fill(`${address.slice('http://'.length)}/open`);
    await page.locator('.api-target').getByText('Nothing is sent to an incomplete address.').waitFor();
    expect(await box.getAttribute('aria-invalid')).toBe('true');
    expect(await findViolationsOfThemes(page, '.api-console')).toEqual([]);
    await box.fill(`${address}/open`);
    await field(page, 'session_key').fill('mine');
    methods = [];
    await send(page);
    await page.getByRole('alert').filter({ hasText: 'a real server' }).waitFor();
    expect(methods).toEqual([]);
    await page.getByRole('button', { name: 'Send it' }).click();
    await panel(page).getByText('<h1>Hello</h1>').waitFor();
    expect(methods).toEqual(['GET /open/api/v1/counter/inc/plays?session_key=mine']);
    expect(await page.title()).not.toBe('run');
    await box.fill(`${address}/closed`);
    await send(page);
    await page.getByRole('button', { name: 'Send it' }).click();
    await panel(page).getByText('(CORS)').waitFor();
    await page.getByRole('combobox', { name: 'Send to' }).selectOption({ label: 'Sandbox on this machine' });
    await page.getByRole('textbox', { name: 'Port' }).fill('9');
    await field(page, 'session_key').focus();
    await page.locator('.api-target').getByText('No sandbox answers at http://127.0.0.1:9.').waitFor();
    await send(page);
    await page.getByRole('button', { name: 'Send without it' }).click();
    await page.locator('.api-answer').getByText('No sandbox answers at http://127.0.0.1:9.').waitFor();
    // A key is for one server only.
    expect(await field(page, 'session_key').inputValue()).toBe('');
  });
});
