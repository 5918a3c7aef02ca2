import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runDocument } from '../openapi/documentCommand/runDocument';
import { type ProviderServer, printProviderDocument, startProviderServer } from './support/providerServer';
import { startStaticServer } from './support/staticServer';
import { findViolationsOfThemes } from './support/violations';
import { overflow, visit } from './support/visit';

const BASE = '/pets/';
let folder = '';
let out = '';
let api: ProviderServer;
let site: Awaited<ReturnType<typeof startStaticServer>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-servers-'));
  api = await startProviderServer();
  await writeFile(join(folder, 'openapi.json'), printProviderDocument(api.origin));
  out = join(folder, 'site');
  const { code, stderr } = await runDocument(['openapi.json', '--out', out, '--base-url', BASE], folder);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  site = await startStaticServer(out, BASE);
});

afterAll(async () => {
  for (const { server } of [api, site]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  api.seen.length = 0;
});

const panel = (page: Page) => page.getByRole('region', { name: 'Try it' });
const box = (page: Page, name: string | RegExp) => page.locator('.api-op').getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const path = () => `${site.origin}${BASE}pets`;
const orders = () => `${site.origin}${BASE}orders`;

/** Opens the console of a call, for the server that allows other sites to read it, or for the one that does not. */
async function open(page: Page, call: string, server: 'open' | 'closed' | 'page' = 'open'): Promise<void> {
  await page.locator(`[data-call-id="${call}"]`).click();
  await panel(page).waitFor();
  const label = server === 'page' ? 'Sandbox in this page' : `${api.origin}/${server}`;
  await page.getByRole('combobox', { name: 'Send to' }).selectOption({ label });
}

async function close(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click();
  await panel(page).waitFor({ state: 'detached' });
}

async function signIn(page: Page, flow: string, secret?: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Way to sign in' }).selectOption({ label: flow });
  await box(page, 'Client ID').fill('docs');
  if (secret !== undefined) await box(page, /Client secret/).fill(secret);
  await button(page, 'Sign in').click();
}

it('sends keys, tokens and passwords, several at once where the call wants that, and forgets them in one place', async () => {
  await visit(path(), async ({ page }) => {
    await open(page, 'keys');
    await box(page, 'X-Key').fill('k-1');
    await box(page, 'Authorization').fill('t-1');
    await button(page, 'Send').click();
    await result(page).getByText('"Bearer t-1"').waitFor();
    expect(await result(page).innerText()).toContain('"k-1"');
    const choice = page.getByRole('combobox', { name: 'Authentication' });
    expect(await choice.locator('option').allInnerTexts()).toEqual(['X-Key + Bearer', 'Basic', 'None']);
    await choice.selectOption('Basic');
    await box(page, 'User name').fill('anna');
    await box(page, 'Password').fill('pässword');
    await button(page, 'Send').click();
    await result(page).getByText('"Basic YW5uYTpww6Rzc3dvcmQ="').waitFor();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Request');
    expect(await result(page).innerText()).toContain('authorization: Basic ••••');
    // Kept only if the reader asks for it.
    await page.reload();
    await open(page, 'keys');
    expect(await box(page, 'X-Key').inputValue()).toBe('');
    await box(page, 'X-Key').fill('k-2');
    await page.getByRole('checkbox', { name: 'Keep keys in this browser' }).check();
    await page.reload();
    await open(page, 'keys');
    await expect.poll(() => box(page, 'X-Key').inputValue()).toBe('k-2');
    await button(page, 'Forget all keys').click();
    await expect.poll(() => box(page, 'X-Key').inputValue()).toBe('');
    expect(
      await page.evaluate(() => Object.entries(localStorage).filter(([, value]) => value.includes('k-2'))),
    ).toEqual([]);
    await close(page);
    await open(page, 'keys');
    expect(await box(page, 'X-Key').inputValue()).toBe('');
    expect(page.url()).not.toMatch(/k-[12]/);
  });
});

it('signs in by OAuth 2.0 in each way: the secret is in no address, and the token comes back to the form', async () => {
  await visit(path(), async ({ page, problems }) => {
    await open(page, 'signed');
    await signIn(page, 'Client credentials flow', 'wrong');
    await panel(page).getByText('invalid_client: No.').waitFor();
    await box(page, /Client secret/).fill('s3cret');
    await button(page, 'write').click();
    await button(page, 'Sign in').click();
    await panel(page)
      .getByText(/^Signed in/)
      .waitFor();
    expect(await panel(page).innerText()).toMatch(/Signed in\s*(59|60) min left/);
    await button(page, 'Send').click();
    await result(page)
      .getByText(/"Bearer client read write-\d+"/)
      .waitFor();
    await button(page, 'Renew').click();
    await expect.poll(() => box(page, 'Authorization').inputValue()).toMatch(/^renewed-/);

    const opened = page.waitForEvent('popup');
    await signIn(page, 'Authorization code flow', '');
    const popup = await opened;
    expect(await popup.evaluate(() => window.opener as unknown)).toBe(null);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('link', { name: 'Allow' }).click();
    await closed;
    await expect.poll(() => box(page, 'Authorization').inputValue()).toMatch(/^code-/);

    await signIn(page, 'Device authorization flow');
    await panel(page).getByText('WDJB-MJHT').waitFor();
    await expect.poll(() => box(page, 'Authorization').inputValue()).toMatch(/^device-/);
    await button(page, 'Send').click();
    await result(page)
      .getByText(/"Bearer device-\d+"/)
      .waitFor();
    expect(api.seen.filter((line) => /s3cret|(code|device|renewed|client)-\d+(?!.*state)/.test(line))).toEqual([]);
    expect(await findViolationsOfThemes(page, '.api-console')).toEqual([]);
    expect(problems.filter((problem) => !/400/.test(problem))).toEqual([]);
  });
});

it('finds what OpenID Connect needs by itself, on a phone, too; what another window says is not taken', async () => {
  await visit(
    path(),
    async ({ page }) => {
      await open(page, 'connected');
      const opened = page.waitForEvent('popup');
      await signIn(page, 'Authorization code flow');
      const popup = await opened;
      const asked = new URL(await popup.getByRole('link', { name: 'Allow' }).evaluate(() => location.href));
      expect(asked.searchParams.get('scope')).toBe('openid');
      const forged = `${site.origin}${BASE}signed-in.html?code=code-0&state=guessed`;
      const other = await page.context().newPage();
      await other.goto(forged);
      // Nothing secret stays in the address.
      await expect.poll(() => other.url()).toBe(`${site.origin}${BASE}signed-in.html`);
      await other.close();
      expect(await box(page, 'Authorization').inputValue()).toBe('');
      await panel(page).getByText('Waiting for the provider').waitFor();
      await popup.getByRole('link', { name: 'Allow' }).click();
      await expect.poll(() => box(page, 'Authorization').inputValue()).toMatch(/^code-/);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await findViolationsOfThemes(page, '.api-console')).toEqual([]);
    },
    { width: 390 },
  );
});

it('the sandbox gets a required cookie; for a server, readers can allow the cookies that the browser has', async () => {
  await visit(
    path(),
    async ({ page }) => {
      await open(page, 'session', 'page');
      await page.locator('.api-send').getByRole('button', { name: 'Send' }).click();
      await page.locator('.api-status').getByText('200').waitFor();
      await page.getByRole('combobox', { name: 'Send to' }).selectOption({ label: `${api.origin}/open` });
      await panel(page).getByText('sid will not be sent').waitFor();
      await page.context().addCookies([{ name: 'sid', value: 'mine', url: api.origin }]);
      await button(page, 'Send').click();
      await result(page).getByText('{}').waitFor();
      await page.getByRole('checkbox', { name: /Send the cookies of/ }).check();
      await button(page, 'Send').click();
      await result(page).getByText('"sid=mine"').waitFor();
      await button(page, 'Copy as curl').click();
      await button(page, 'Copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^BASE='.*\/open'\ncurl .*"\$BASE\/session"/,
      );
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
});

it('tells a server that hides its answers from one that is not there, when the reader asks', async () => {
  await visit(path(), async ({ page }) => {
    await open(page, 'pet', 'closed');
    await button(page, 'Send').click();
    await panel(page).getByText('Browsers do not say which.').waitFor();
    expect(api.seen).toEqual(['GET /closed/pet']);
    await button(page, 'Find out which').click();
    await panel(page).getByText('answers, but does not allow pages of other sites').waitFor();
    const gone = await startProviderServer();
    gone.server.close();
    await page.getByRole('combobox', { name: 'Send to' }).selectOption({ label: 'Another server…' });
    await box(page, 'Address of the server').fill(gone.origin);
    await button(page, 'Send').click();
    await button(page, 'Find out which').click();
    await panel(page).getByText(`Nothing answers at ${gone.origin}`).waitFor();
  });
});

it('fills in the variables of a server, and gives up a request that takes long', async () => {
  await visit(path(), async ({ page }) => {
    await open(page, 'slow');
    await button(page, 'Send').press('Enter');
    await button(page, 'Cancel').press('Enter');
    await panel(page).getByText('Cancelled.').waitFor();
    expect(await button(page, 'Send').evaluate((send) => send === document.activeElement)).toBe(true);
    await expect.poll(() => api.seen).toEqual(['GET /open/slow', 'Given up']);
    await close(page);
    await open(page, 'pet');
    await page.getByRole('combobox', { name: 'Send to' }).selectOption({ label: `${api.origin}/{part}/{version}` });
    await button(page, 'Send').click();
    await result(page).getByText('"Rex"').waitFor();
    await page.getByRole('textbox', { name: 'version' }).fill('v2');
    await button(page, 'Send').click();
    await expect.poll(() => api.seen.slice(2)).toEqual(['GET /open/v1/pet', 'GET /open/v2/pet']);
    const part = page.getByRole('combobox', { name: 'part' });
    expect(await part.locator('option').allInnerTexts()).toEqual(['open', 'closed']);
    await part.selectOption('closed');
    await button(page, 'Send').click();
    await panel(page).getByText(`${api.origin}/closed/v2 cannot be reached`).waitFor();
    expect(await findViolationsOfThemes(page, '.api-console')).toEqual([]);
  });
});

it('marks what does not fit the schema, explains each value, and compares the answers of two targets', async () => {
  await visit(path(), async ({ page, problems }) => {
    await open(page, 'pet');
    await button(page, 'Send').click();
    await panel(page).getByText('Places that do not fit the schema: 5').waitFor();
    const reasons = await panel(page).locator('.api-asking li').allInnerTexts();
    expect(reasons.toSorted()).toEqual([
      'age Missing.',
      'color "red" is not one of the values.',
      'legs At most 2',
      'name Not of the type string.',
      'nick Not in the schema.',
    ]);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Values');
    const row = panel(page).getByRole('row', { name: /^id/ });
    expect(await row.innerText()).toMatch(/9223372036854775807\s*The number of the pet\./);
    await panel(page).getByText('Compare with another answer').click();
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'Sandbox in this page' });
    await button(page, 'Compare').click();
    const differences = page.getByRole('group', { name: `${api.origin}/open / Sandbox in this page` });
    await differences.waitFor();
    expect(await differences.getByRole('row', { name: /^nick/ }).innerText()).toMatch(/"Rex"\s*not there/);
    expect(api.seen).toEqual(['GET /open/pet']);
    await button(page, 'Send').click();
    await panel(page).getByText('Compare with another answer').waitFor();
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ index: 4 });
    await button(page, 'Compare').click();
    await panel(page).getByText('Both answers are the same.').waitFor();
    expect(await findViolationsOfThemes(page, '.api-console')).toEqual([]);
    expect(problems).toEqual([]);
  });
});

it('shows a stream as it arrives, until the reader ends it', async () => {
  await visit(path(), async ({ page }) => {
    await open(page, 'events');
    await button(page, 'Send').click();
    await panel(page).getByText('Parts: 2 · still open').waitFor();
    api.push();
    await result(page).getByText('data: one more').waitFor();
    await panel(page).getByText('Parts: 3 · still open').waitFor();
    await button(page, 'Cancel').click();
    await panel(page).getByText('Parts: 3 · cut off').waitFor();
    expect(await result(page).innerText()).toContain('data: event 1');
  });
});

it('answers of 10 MB or 4,000 levels, and a link to such a body, leave the page usable; SVG of a server is text', async () => {
  await visit(path(), async ({ page }) => {
    await open(page, 'big');
    await button(page, 'Send').click();
    await panel(page).getByText('Only the beginning is shown.').waitFor();
    expect(await page.locator('.api-status').innerText()).toMatch(/1\d\.\d MB/);
    expect(await page.locator('.api-answer').innerText()).not.toContain('"id": 2000,');
    const download = page.waitForEvent('download');
    await button(page, 'Save').click();
    expect((await download).suggestedFilename()).toBe('big.json');
    await close(page);
    await open(page, 'drawing');
    await button(page, 'Send').click();
    await result(page).getByText('<svg').first().waitFor();
    expect(await page.title()).not.toBe('run');
    await close(page);
    await open(page, 'deep');
    for (const count of [1, 2]) {
      await button(page, 'Send').click();
      await expect.poll(() => api.seen.filter((line) => line === 'GET /open/deep').length).toBe(count);
      await panel(page).getByText('Nested more than 100 levels deep').waitFor();
    }
    const body = `{"any":${'['.repeat(1900)}${']'.repeat(1900)}}`;
    const link = new URLSearchParams({ try: JSON.stringify({ id: 'order', choice: 0, values: {}, body }) });
    await page.goto(`${orders()}?${link}`);
    await page.locator('.api-why').getByText('Nested more than 100 levels deep').waitFor();
    expect(await box(page, 'Body').inputValue()).toBe(body);
  });
});

it('edits a deep body field by field: objects, items, entries, a variant; as text, it offers what may come next', async () => {
  await visit(orders(), async ({ page, problems }) => {
    await open(page, 'order', 'page');
    for (const folded of ['2 fields', '1 field', '3 fields'])
      await page.locator('.api-op').getByText(folded, { exact: true }).first().click();
    const why = page.locator('.api-why:not(:empty)');
    await box(page, 'name').fill('A');
    await why.getByText('Min length').waitFor();
    await box(page, 'name').fill('Anna');
    await box(page, 'city').fill('Bern');
    await box(page, 'sku').fill('a');
    await box(page, 'count').fill('0');
    await why.getByText('At least').waitFor();
    await box(page, 'count').fill('2');
    await page.getByRole('combobox', { name: 'size' }).selectOption('large');
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page
      .getByRole('combobox', { name: 'lines: Being edited' })
      .getByText('Item 2 of 2')
      .waitFor({ state: 'attached' });
    await box(page, 'sku').fill('b');
    await box(page, 'labels: New name').fill('color');
    await box(page, 'labels: New name').press('Enter');
    await box(page, 'labels').fill('red');
    await page.getByRole('combobox', { name: 'Which of these to send' }).selectOption('Invoice');
    await box(page, 'days').fill('14');
    await expect.poll(() => why.count()).toBe(0);
    await button(page, 'Send').click();
    await page.locator('.api-status').getByText('200').waitFor();
    await page.getByRole('combobox', { name: 'Edit the body as' }).selectOption('Text');
    expect(JSON.parse(await box(page, 'Body').inputValue())).toEqual({
      buyer: { name: 'Anna', address: { city: 'Bern' } },
      lines: [{ sku: 'a', count: 2, size: 'large' }, { sku: 'b' }],
      labels: { color: 'red' },
      payment: { kind: 'invoice', days: 14 },
    });
    await box(page, 'Body').fill('{"buyer": {"name": "Ben"}, ');
    await box(page, 'Body').pressSequentially('"li');
    await page.getByRole('option', { name: 'lines' }).waitFor();
    expect(await findViolationsOfThemes(page, '.api-op:has(.api-console)')).toEqual([]);
    await box(page, 'Body').press('Enter');
    await expect.poll(() => box(page, 'Body').inputValue()).toMatch(/"lines": \[/);
    expect(problems).toEqual([]);
  });
});

it('sends an example that its schema refuses, and tells the reader', async () => {
  await visit(orders(), async ({ page }) => {
    await open(page, 'refused');
    await panel(page).getByText('The schema does not allow this example of the document.').waitFor();
    await button(page, 'Send').click();
    await page.getByRole('alert').getByRole('button', { name: 'Send it' }).click();
    await page.locator('.api-status').getByText('200').waitFor();
    expect(api.seen).toEqual(['POST /open/refused']);
  });
});

it('sends files and lists of a form, with previews, and gives back the focus of what is gone', async () => {
  await visit(orders(), async ({ page }) => {
    await open(page, 'picture', 'page');
    const dot = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.locator('.api-files input').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
    const preview = page.locator('.api-files img');
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await box(page, 'tags').fill('a,');
    await box(page, 'tags').fill('b');
    await box(page, 'tags').press('Enter');
    await page.locator('.api-chips').getByText('2 / 3').waitFor();
    await page.getByRole('button', { name: 'Remove a' }).click();
    await page.locator('.api-chips').getByText('1 / 3').waitFor();
    expect(await box(page, 'tags').evaluate((input) => input === document.activeElement)).toBe(true);
    const code = page.getByRole('group', { name: 'Code of this request' });
    await code.getByText('dot.png').waitFor();
    await button(page, 'Send').press('Enter');
    await page.locator('.api-status').getByText('200').waitFor();
    expect(await button(page, 'Send').evaluate((send) => send === document.activeElement)).toBe(true);
  });
});

it('says that a form could not be loaded, and loads it when the reader tries again, with at most 60 kB of scripts', async () => {
  await visit(orders(), async ({ page, scripts }) => {
    const before = new Set(scripts);
    const parts = /\/call-order[^/]*\.json$/;
    await page.route(parts, (route) => route.abort());
    await page.locator('[data-call-id="order"]').click();
    await page.getByRole('alert').getByText('The form could not be loaded.').waitFor();
    await page.unroute(parts);
    await page.locator('[data-call-id="order"]').click();
    await panel(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await button(page, 'Send').click();
    await page.locator('.api-status').getByText('200').waitFor();
    const added = [...scripts].filter((script) => !before.has(script));
    const sizes = added.map((script) => gzipSync(readFileSync(join(out, script.slice(BASE.length)))).length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });
});
