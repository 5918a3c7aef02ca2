import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { modelOf, siteOf } from '../openapi/model/support';
import { type ServedScript, serveScript } from './support/serveScript';

const MODULES = join(__dirname, 'support/siteModules.tsx');
const STORAGE = join(__dirname, '../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils.js');

let served: ServedScript;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  served = await serveScript(join(__dirname, 'support/changelogPage.tsx'), {
    '@docusaurus/Link': MODULES,
    '@docusaurus/Translate': MODULES,
    '@docusaurus/router': MODULES,
    '@generated/site-storage': MODULES,
    '@docusaurus/theme-common': STORAGE,
  });
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

const call = (path: string, tag: string, more = '') =>
  `  /${path}: { get: { operationId: get-${path}, tags: [${tag}]${more}, responses: {} } }\n`;
const at = (version: string, ...calls: string[]) =>
  `info: { title: R, version: ${version} }\npaths:\n${calls.join('')}`;
const limit = (maximum: number) =>
  `, parameters: [{ name: size, in: query, schema: { type: integer, maximum: ${maximum} } }]`;
const FIRST = at('1.0.0', call('pets', 'Pets', limit(9)));
const SECOND = at('1.1.0', call('pets', 'Pets', limit(5)), call('orders', 'Orders'));
const THIRD = at('1.2.0', call('pets', 'Pets', limit(5)), call('orders', 'Orders'), call('toys', 'Pets'));

const changelog = (...versions: string[]) => {
  const releases = versions.map((text) => modelOf(text));
  return siteOf(versions.at(-1) ?? '', { releases }).list.find(({ kind }) => kind === 'changelog')?.sections ?? [];
};

async function open(versions: string[], url = served.url): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate((sections) => window.show(sections), changelog(...versions));
  return page;
}

const shown = (page: Page) => page.locator('li[id]:visible').evaluateAll((all) => all.map(({ id }) => id));

it('a changelog shows the changes of a tag or kind, and what a link leads to', async () => {
  const page = await open([FIRST, SECOND, THIRD]);
  const all = ['v1-2-0-harmless-get-toys', 'v1-1-0-breaking-get-pets', 'v1-1-0-harmless-get-orders'];
  expect(await shown(page)).toEqual(all);
  await page.getByLabel('Part of the API').selectOption('Orders');
  expect(await shown(page)).toEqual(['v1-1-0-harmless-get-orders']);
  expect(await page.getByRole('status').textContent()).toBe('1 of 3');
  expect(await page.getByRole('heading', { name: '1.2.0' }).isVisible()).toBe(false);
  await page.getByLabel('Compatible changes').uncheck();
  expect(await shown(page)).toEqual([]);
  // A link to a change that is hidden.
  await page.evaluate(() => void (location.hash = '#v1-1-0-breaking-get-pets'));
  await expect.poll(() => shown(page)).toEqual(all);
});

it('a changelog knows what is new since the last visit, which a reload does not end', async () => {
  const first = await open([FIRST, SECOND]);
  const isNew = (page: Page) => page.getByLabel(/^Only what is new/);
  expect(await isNew(first).count()).toBe(0);
  const second = await open([FIRST, SECOND, THIRD]);
  await isNew(second).check();
  expect(await shown(second)).toEqual(['v1-2-0-harmless-get-toys']);
  await second.reload();
  await second.evaluate((sections) => window.show(sections), changelog(FIRST, SECOND, THIRD));
  await expect.poll(() => isNew(second).count()).toBe(1);
  const third = await open([FIRST, SECOND, THIRD]);
  await expect.poll(() => third.getByText('Nothing is new since your last visit.').count()).toBe(1);
});

it('a changelog is whole where the browser keeps nothing', async () => {
  const page = await open([FIRST, SECOND], served.blockedUrl);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.getByLabel('Part of the API').selectOption('Orders');
  expect(await shown(page)).toEqual(['v1-1-0-harmless-get-orders']);
  expect(problems).toEqual([]);
});
