import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { tinyProjects } from '../demos/support/tinyProjects';
import { buildProjects } from './support/demoProjects';
import { STEPS, takeStep } from './support/demoSteps';
import { listDemos, readProject } from './support/siteDemos';
import { startStaticServer } from './support/staticServer';
import { browser, ORIGIN, observe, overflow, visit } from './support/visit';

const IDS = (await listDemos()).flatMap(({ ids }) => ids).sort();
const takeFirstStep = (page: Page, id: string) => takeStep(id, page.locator('body'), 'en');

/** Opens demos in one window, one after the other. */
async function openAll(
  ids: readonly string[],
  addressOf: (id: string) => string,
  operate: (page: Page, id: string) => Promise<void>,
): Promise<void> {
  const context = await (await browser()).newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1024, height: 768 },
  });
  const page = await context.newPage();
  const { problems } = observe(page);
  for (const id of ids) {
    await page.goto(addressOf(id));
    await operate(page, id);
    expect({ id, problems }).toEqual({ id, problems: [] });
  }
  await context.close();
}

it('every demo of the site has a step here, and a page of its own', async () => {
  expect(Object.keys(STEPS).sort()).toEqual(IDS);
  expect((await readdir(join(inject('buildFolder'), '~demos'))).sort()).toEqual(IDS);
});

it('the demos of the open calls are side by side from 1025 px on', async () => {
  await visit('/doc/public', async ({ page }) => {
    const columns = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const demos = page.locator('.previewer-grid > .previewer');
      return new Set(await demos.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))).size;
    };
    expect([await columns(390), await columns(1024), await columns(1025)]).toEqual([1, 1, 2]);
    expect(await overflow(page)).toBe(0);
  });
});

it('the texts of a demo load with this demo only', async () => {
  const scripts = join(inject('buildFolder'), 'assets/js');
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.js'));
  const loaded = await Promise.all(names.map((name) => readFile(join(scripts, name), 'utf8')));
  const texts = join(import.meta.dirname, '../../docs/guide/demos/texts');
  const demos = (await readdir(texts)).filter((name) => name !== 'parts.json');
  const phrases = await Promise.all(
    demos.map(async (name) => {
      const { en } = JSON.parse(await readFile(join(texts, name), 'utf8')) as { en: Record<string, string> };
      const plain = Object.values(en).filter((text) => /^[\w ,.:()]+$/.test(text));
      return plain.toSorted((a, b) => b.length - a.length)[0] ?? name;
    }),
  );
  const held = loaded.map((script) => phrases.filter((phrase) => script.includes(phrase)));
  expect([...new Set(held.flat())].sort()).toEqual(phrases.sort());
  expect(held.filter(({ length }) => length > 1)).toEqual([]);
});

it('every demo runs on its own, in both languages', async () => {
  await openAll(IDS, (id) => `${ORIGIN}/doc/~demos/${id}`, takeFirstStep);
  await openAll(
    IDS,
    (id) => `${ORIGIN}/doc/zh-CN/~demos/${id}`,
    (page, id) => takeStep(id, page.locator('body'), 'zh-CN'),
  );
});

it('every demo runs as the project that online editors get', async () => {
  const own = IDS.map(async (id) => [id, (await readProject(id)).files] as const);
  const projects = new Map([...(await Promise.all(own)), ...(await tinyProjects())]);
  const built = await buildProjects(projects);
  expect(built.printed).toBe('');
  const { origin, server } = await startStaticServer(built.folder, '/');
  const addressOf = (id: string) => `${origin}/${id}/dist/index.html`;
  await openAll(IDS, addressOf, takeFirstStep);
  await openAll(['counter', 'greeting'], addressOf, runTiny);
  server.close();
  await built.remove();
});

async function runTiny(page: Page, id: string): Promise<void> {
  if (id === 'greeting') return page.getByText('Hello').waitFor();
  const button = page.getByRole('button', { name: 'Clicked: 0' });
  await button.click();
  await page.getByRole('button', { name: 'Clicked: 1' }).waitFor();
  await page.getByText('A part that is loaded later').waitFor();
  const colour = await page.getByRole('button').evaluate((element) => getComputedStyle(element).color);
  expect(colour).toBe('rgb(0, 90, 180)');
  expect(await page.title()).toBe('Count clicks');
  const theme = () => page.locator('html').getAttribute('data-theme');
  expect(await theme()).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
}
