import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mapPool, visit } from './support/visit';

const ENTRIES = {
  '/doc': ['Guide', 'API', 'Server', 'Open APIs'],
  '/doc/zh-CN': ['指南', 'API', '服务端', '开放接口'],
};
const FOLDERS = ['guide', 'api', 'server', 'public'];

function entriesOf(page: Page) {
  return page.locator('.navbar__items:not(.navbar__items--right) a.navbar__link').evaluateAll((links) =>
    links.map((link) => ({
      title: link.textContent,
      path: new URL((link as HTMLAnchorElement).href).pathname,
      current: link.getAttribute('aria-current'),
      marked: link.classList.contains('navbar__link--active'),
    })),
  );
}

describe.each(Object.entries(ENTRIES))('below %s', (base, titles) => {
  it('the header has the four entries in order, each leading to its folder', async () => {
    const entries = await visit(`${base}/`, ({ page }) => entriesOf(page));
    expect(entries.map(({ title }) => title)).toEqual(titles);
    expect(entries.map(({ path }) => path)).toEqual(FOLDERS.map((folder) => `${base}/${folder}`));
    expect(entries.map(({ current }) => current)).toEqual([null, null, null, null]);
  });

  it('the entry of the page is marked, as the page itself or as what holds it', async () => {
    const paths = ['guide', 'api', 'api/data-rank', 'server/login', 'public/timestamp'];
    const current = await mapPool(paths, (path) =>
      visit(`${base}/${path}`, async ({ page }) =>
        (await entriesOf(page)).filter((entry) => entry.current !== null || entry.marked),
      ),
    );
    const found = current.map((entries) => entries.map(({ title, current: value }) => `${title} ${value}`));
    const [guide, api, server, open] = titles;
    expect(found).toEqual([[`${guide} page`], [`${api} page`], [`${api} true`], [`${server} true`], [`${open} true`]]);
  });

  it('a sidebar has pages of its own entry only, and each page is in one', async () => {
    const sidebars = await mapPool(FOLDERS, (folder) =>
      visit(`${base}/${folder}`, ({ page }) =>
        page
          .locator('.theme-doc-sidebar-menu a')
          .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
      ),
    );
    for (const [index, folder] of FOLDERS.entries()) {
      const paths = sidebars[index] ?? [];
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => !`${path}/`.startsWith(`${base}/${folder}/`))).toEqual([]);
    }
    const all = sidebars.flat();
    expect(all).toHaveLength(new Set(all).size);
  });
});

it('an address that only begins like that of an entry is not in it', async () => {
  const marked = await visit('/doc/apis', async ({ page }) => (await entriesOf(page)).filter((entry) => entry.marked));
  expect(marked).toEqual([]);
});

it('the mark follows the reader from page to page', async () => {
  await visit('/doc/guide', async ({ page }) => {
    await page.locator('.navbar').getByRole('link', { name: 'Server', exact: true }).click();
    await page.locator('.navbar a[aria-current="page"]', { hasText: 'Server' }).waitFor();
    expect((await entriesOf(page)).filter(({ current }) => current).map(({ title }) => title)).toEqual(['Server']);
  });
});

it.each([1440, 390])('in a low window of %i px, the sidebar shows where the reader is', async (width) => {
  await visit(
    '/doc/api/data-config',
    async ({ page }) => {
      const opener = page.getByRole('button', { name: 'Sidebar' });
      if (await opener.isVisible()) await opener.click();
      const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]').filter({ visible: true });
      await expect
        .poll(() =>
          current.evaluate((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            return top > 40 && bottom < innerHeight;
          }),
        )
        .toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
    { viewport: { width, height: 420 } },
  );
});

it('the sections of a page in the sidebar lead to the page', async () => {
  await visit('/doc/zh-CN/api/data-rank', async ({ page }) => {
    const section = page.locator('.theme-doc-sidebar-menu a[href$="#rank-page"]');
    await expect.poll(() => section.getAttribute('href')).toBe('/doc/zh-CN/api/data-rank#rank-page');
    await section.click();
    await page.waitForURL('**/doc/zh-CN/api/data-rank#rank-page');
  });
});

it.each(Object.entries(ENTRIES))('below %s the menu of a phone has the entries as well', async (base, titles) => {
  await visit(
    `${base}/`,
    async ({ page }) => {
      await page.locator('.navbar__toggle').click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('link', { name: titles[0] ?? '', exact: true }).waitFor();
      expect((await menu.getByRole('link').allInnerTexts()).slice(0, 4)).toEqual(titles);
      await menu.getByRole('link', { name: titles[2] ?? '', exact: true }).click();
      await page.waitForURL(`**${base}/server`);
    },
    { width: 390 },
  );
});
