import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolationsOfThemes } from '../e2e/support/violations';
import { PROJECT } from './classicSite';
import type { ProxyServers } from './proxyServers';

type Open = (path: string) => Promise<unknown>;

/** The first page of create-docusaurus has no heading between its title and those of its features. */
const OF_TEMPLATE = [expect.stringMatching(/^light: heading-order: .* > h3/)];

/** `parts`: selectors, to check only these. */
async function expectClean(page: Page, path: string, ...parts: string[]): Promise<void> {
  const found = await findViolationsOfThemes(page, ...parts);
  expect(found.map((line) => `${path}: ${line}`)).toEqual([]);
}

/** A listing hides the shadows of its edges behind its own colour. */
async function expectOpaqueCode(page: Page): Promise<void> {
  const alphas = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const root = document.documentElement;
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--code-bg)';
    const found = ['dark', 'light'].map((theme) => {
      root.setAttribute('data-theme', theme);
      if (!context) return undefined;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      return context.getImageData(0, 0, 1, 1).data[3];
    });
    probe.remove();
    return found;
  });
  expect(alphas).toEqual([255, 255]);
}

/** A site of create-docusaurus with the preset in place of the classic one. */
export async function expectPresetLooks(page: Page, open: Open): Promise<void> {
  await open('/');
  expect(await findViolationsOfThemes(page)).toEqual(OF_TEMPLATE);
  const padding = await page
    .locator('.hero > .container')
    .evaluate((element) => getComputedStyle(element).paddingBottom);
  expect(padding).toBe('0px');
  for (const path of ['/docs/intro', '/docs/tutorial-basics/create-a-document', '/docs/api', '/docs/api/pets']) {
    await open(path);
    await expectClean(page, path);
  }
  await expectOpaqueCode(page);
}

/** The lines of `plugins/README.md` for a site that keeps the classic preset, without spaces. */
export function classicPlusLines(): string[] {
  const readme = readFileSync(join(PROJECT, 'plugins/README.md'), 'utf8');
  const [, snippet = ''] = /Beside the classic preset.*?```ts\n(.*?)```/s.exec(readme) ?? [];
  const lines = snippet.split('\n').map((line) => line.replaceAll(' ', ''));
  return lines.filter((line) => line !== '');
}

/** A site that keeps the classic preset. What is not ours has the colours of the template, good or bad. */
export async function expectClassicPlusLooks(page: Page, open: Open): Promise<void> {
  await open('/');
  expect(await findViolationsOfThemes(page)).toEqual(OF_TEMPLATE);
  for (const path of ['/reference', '/reference/pets', '/reference/model']) {
    await open(path);
    await expectClean(page, path, '.theme-doc-markdown', '.search');
  }
  await expectOpaqueCode(page);
  // Docs of the classic preset keep their own foot.
  await open('/docs/intro');
  expect(await page.getByRole('link', { name: 'Edit this page' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Copy as Markdown' }).count()).toBe(0);
}

export async function expectSearchBox(page: Page, open: Open): Promise<void> {
  await open('/docs/intro');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('standalone pages');
  await page.getByRole('option').first().waitFor();
  const groups = await page.locator('.search-section-title').allInnerTexts();
  expect(groups.join()).toContain('Tutorial - Basics');
  expect(await findViolationsOfThemes(page, '.search')).toEqual([]);
  await field.fill('get pet');
  await page.getByRole('option', { name: 'Get pet' }).first().click();
  await page.waitForURL(/\/reference\/pets\/?#get-pet$/);
  await page.setViewportSize({ width: 390, height: 800 });
  // Where a window changes its size, Docusaurus mounts another header a moment later.
  await open('/docs/intro');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('get shop');
  await page.getByRole('option', { name: 'Get shop' }).first().click();
  await page.waitForURL(/\/shops\/shops\/?#get-shop$/);
}

/** Each API has a sandbox and servers of its own. */
export async function expectTryIt(page: Page, open: Open): Promise<void> {
  for (const [path, name, server] of [
    ['/reference/pets', 'Rex', 'https://pets.example'],
    ['/shops/shops', 'Books', 'https://shops.example'],
  ] as const) {
    await open(path);
    await page.getByRole('button', { name: 'Try it' }).click();
    const console = page.getByRole('region', { name: 'Try it' });
    await page.getByRole('textbox', { name: 'id' }).fill('1');
    await console.getByRole('button', { name: 'Send' }).click();
    await console.getByRole('region', { name: 'Result' }).getByText(name).waitFor();
    const targets = await console.getByRole('combobox', { name: 'Send to' }).locator('option').allInnerTexts();
    expect(targets.filter((target) => target.startsWith('https:'))).toEqual([server]);
    await expectClean(page, path, '.api-op');
  }
}

/** A server that pages cannot read answers through the proxy of the site, once a reader chooses it. */
export async function expectProxy(page: Page, open: Open, { api, proxy, seen }: ProxyServers): Promise<void> {
  await open('/cars/cars');
  await page.getByRole('button', { name: 'Try it' }).click();
  const console = page.getByRole('region', { name: 'Try it' });
  const target = console.getByRole('combobox', { name: 'Send to' });
  const choice = console.getByRole('checkbox', { name: `Through the proxy ${new URL(proxy).host}` });
  expect(await choice.count()).toBe(0);
  await target.selectOption({ label: 'Another server…' });
  await page.getByRole('textbox', { name: 'Address of the server' }).fill(api);
  await page.getByRole('textbox', { name: 'id' }).fill('7');
  expect(await choice.isChecked()).toBe(false);
  await choice.check();
  await console.getByRole('button', { name: 'Send' }).click();
  await console.getByRole('region', { name: 'Result' }).getByText('"Herbie"').waitFor();
  expect(seen).toEqual(['GET /pets/7']);
  await target.selectOption({ label: 'Sandbox in this page' });
  expect(await choice.count()).toBe(0);
}
