import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { buildProjects, type Files, postTo, unpackStackBlitz } from './support/demoProjects';
import { startStaticServer } from './support/staticServer';
import { browser, visit } from './support/visit';

const BUILD = inject('buildFolder');
const FIGURE = /<figure\b[^>]*\bclass="?previewer\b[^>]*>/g;

/** Pages of the site in English, with the ids of their demos. */
async function listDemos(): Promise<Map<string, string[]>> {
  const paths = await readdir(BUILD, { recursive: true });
  const pages = paths.filter((path) => path.endsWith('index.html') && !/^(zh-CN|~demos)\//.test(path));
  const found = await Promise.all(
    pages.map(async (path) => {
      const html = await readFile(join(BUILD, path), 'utf8');
      const ids = [...html.matchAll(FIGURE)].map(([tag]) => /\bid="?([\w-]+)/.exec(tag)?.[1] ?? '');
      return [path.replace(/\/?index\.html$/, ''), ids] as const;
    }),
  );
  return new Map(found.filter(([, ids]) => ids.length > 0));
}

const buttonsOf = (page: Page) => page.getByRole('button').allInnerTexts();

it('every demo runs on a page of its own, and as the project that online editors get', async () => {
  const pages = await listDemos();
  const ids = [...pages.values()].flat();
  expect(ids.sort()).toEqual((await readdir(join(BUILD, '~demos'))).sort());
  expect(ids.length).toBeGreaterThanOrEqual(15);

  const projects = new Map<string, Files>();
  for (const [path, own] of pages) {
    await visit(`/doc/${path}`, async ({ page }) => {
      for (const id of own) {
        projects.set(id, unpackStackBlitz((await postTo('StackBlitz', page.locator(`#${id}`))).fields));
      }
    });
  }
  const built = await buildProjects(projects);
  const host = await startStaticServer(built.folder, '/');
  const context = await (await browser()).newContext();
  for (const id of ids) {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${host.origin}/${id}/index.html`);
    await page.getByRole('button').first().waitFor();
    const root = page.locator('#root');
    const buttons = await buttonsOf(page);
    await visit(`/doc/~demos/${id}`, async ({ page: separate }) => {
      await separate.getByRole('button').first().waitFor();
      expect({ id, buttons: await buttonsOf(separate) }).toEqual({ id, buttons });
    });
    const shown = () =>
      root.evaluate((element) =>
        [element.innerHTML, ...[...element.querySelectorAll('input')].map(({ value }) => value)].join('\n'),
      );
    const before = await shown();
    await root.getByRole('button', { disabled: false }).first().click();
    await expect.poll(shown, { message: id }).not.toBe(before);
    expect({ id, problems }).toEqual({ id, problems: [] });
    await page.close();
  }
  await context.close();
  host.server.close();
  await built.remove();
});
