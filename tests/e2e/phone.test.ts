import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolationsOfThemes } from './support/violations';
import { overflow, visit } from './support/visit';

const PAGE = '/doc/api/business-invite';
const PHONE = { width: 390 };

async function openSidebar(page: Page) {
  await page.getByRole('button', { name: 'Sidebar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sidebar' });
  await drawer.waitFor();
  return drawer;
}

function holdsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false);
}

function focusedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
}

describe('the sidebar of a phone', () => {
  it('opens from its button, with the focus in it and the page behind it still', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        const drawer = await openSidebar(page);
        await expect.poll(() => drawer.getByRole('link', { name: 'Session check' }).count()).toBe(1);
        expect(await drawer.locator('[aria-current="page"]').first().innerText()).toContain('Friend invite');
        await expect.poll(() => holdsFocus(page)).toBe(true);
        await page.mouse.move(370, 400);
        await page.mouse.wheel(0, 400);
        await page.keyboard.press('End');
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        expect(await overflow(page)).toBe(0);
      },
      PHONE,
    );
  });

  it('keeps the focus while one tabs through it', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        await openSidebar(page);
        for (let step = 0; step < 60; step++) {
          await page.keyboard.press('Tab');
          // After the last link, the browser gets the focus for one step, but never the page behind.
          const name = await page.evaluate(() => document.activeElement?.tagName);
          if (name !== 'BODY') await expect.poll(() => holdsFocus(page)).toBe(true);
        }
      },
      PHONE,
    );
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click beside it', (page) => page.mouse.click(375, 500)],
    ['its button', (page) => page.getByRole('button', { name: 'Close' }).click()],
  ])('is closed by %s, and the focus is back at its button', async (_name, close) => {
    await visit(
      PAGE,
      async ({ page }) => {
        for (let round = 0; round < 2; round++) {
          await openSidebar(page);
          await close(page);
          await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
          await expect.poll(() => focusedName(page)).toBe('Sidebar');
        }
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      },
      PHONE,
    );
  });

  it('is closed by choosing a page', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        const drawer = await openSidebar(page);
        await drawer.getByRole('link', { name: 'Session check' }).click();
        await page.waitForURL('**/doc/api/session');
        await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
        expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
      },
      PHONE,
    );
  });

  it('closes when the window becomes wide enough for columns', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        await openSidebar(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
        expect(await page.getByRole('button', { name: 'Sidebar' }).isVisible()).toBe(false);
      },
      PHONE,
    );
  });

  it('is not offered where there is none', async () => {
    await visit(
      '/doc/',
      async ({ page }) => {
        await expect.poll(() => page.getByRole('button', { name: 'Sidebar' }).count()).toBe(0);
      },
      PHONE,
    );
  });
});

describe('the menu of a phone', () => {
  it('shows the top navigation, and closes by Escape and by choosing a page', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        const button = page.getByRole('button', { name: /navigation bar/i });
        const menu = page.getByRole('dialog', { name: 'Navigation' });
        await button.click();
        await menu.waitFor();
        expect((await menu.getByRole('link').allInnerTexts()).slice(0, 4)).toEqual([
          'Guide',
          'API',
          'Server',
          'Open APIs',
        ]);
        expect(await menu.getByRole('link', { name: 'Session check' }).count()).toBe(1);
        await expect.poll(() => holdsFocus(page)).toBe(true);
        await page.keyboard.press('Escape');
        await menu.waitFor({ state: 'hidden' });
        await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
        await button.click();
        await menu.getByRole('link', { name: 'Server' }).click();
        await page.waitForURL('**/doc/server');
        await menu.waitFor({ state: 'hidden' });
      },
      PHONE,
    );
  });
});

it('a table says the name of each column beside its cells, and remains a table', async () => {
  await visit(
    '/doc/guide/pitfalls',
    async ({ page }) => {
      const cell = page.getByRole('cell', { name: 'It is not specified', exact: true });
      const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(label).toContain('Because');
      expect(await page.getByRole('columnheader', { name: 'Because' }).count()).toBeGreaterThan(0);
      expect(await overflow(page)).toBe(0);
      expect(await findViolationsOfThemes(page, '.markdown table')).toEqual([]);
    },
    PHONE,
  );
});

it('axe finds nothing wrong with drawers and menus, in light and dark', async () => {
  await visit(
    PAGE,
    async ({ page }) => {
      await openSidebar(page);
      expect.soft(await findViolationsOfThemes(page, 'dialog[open]'), 'sidebar').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /navigation bar/i }).click();
      expect.soft(await findViolationsOfThemes(page, 'dialog[open]'), 'navigation').toEqual([]);
      await page.keyboard.press('Escape');
      for (const name of ['Language', 'Colour mode']) {
        await page.getByRole('button', { name }).click();
        expect.soft(await findViolationsOfThemes(page, '.navbar'), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
    },
    PHONE,
  );
});

it.each([1440, 390])('in a window of %i px, the text of fields of fields has room', async (width) => {
  await visit(
    PAGE,
    async ({ page }) => {
      const widths = await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
        return [...document.querySelectorAll('.api-fields .api-fields td')].map(({ clientWidth }) => clientWidth);
      });
      expect(widths.length).toBeGreaterThan(0);
      expect(Math.min(...widths)).toBeGreaterThan(280);
    },
    { width },
  );
});
