import { describe, expect, it } from 'vitest';
import { links, search, searchField } from './support/search';
import { findLayoutViolations, findViolationsOfThemes } from './support/violations';
import { gzipSize, overflow, visit } from './support/visit';

const PAGE = '/doc/api/business-invite';

describe('in light and dark', () => {
  it('axe finds nothing wrong with the list, a chosen row, recent searches, and what is not found', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'session_key');
      expect.soft(await findViolationsOfThemes(page, '.navbar'), 'results').toEqual([]);
      await page.keyboard.press('ArrowDown');
      expect.soft(await findViolationsOfThemes(page, '.navbar'), 'a chosen row').toEqual([]);
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      await page.keyboard.press('Control+k');
      await searchField(page).fill('');
      await page.getByRole('group', { name: 'Recent searches' }).waitFor();
      expect.soft(await findViolationsOfThemes(page, '.navbar'), 'recent searches').toEqual([]);
      await searchField(page).fill('zzzqqq');
      await page.locator('.search-message').getByText('No content was found').waitFor();
      expect.soft(await findViolationsOfThemes(page, '.navbar'), 'nothing').toEqual([]);
    });
  });

  it('axe finds nothing wrong with the dialog of a phone', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
        expect.soft(await findViolationsOfThemes(page, 'dialog[open]'), 'empty').toEqual([]);
        await page.keyboard.insertText('unionId');
        await links(page).first().waitFor();
        expect.soft(await findViolationsOfThemes(page, 'dialog[open]'), 'results').toEqual([]);
      },
      { width: 390 },
    );
  });

  it('axe finds nothing wrong with the page of all results', async () => {
    await visit('/doc/search?q=expire', async ({ page }) => {
      await page.locator('.similar-page').first().waitFor();
      expect.soft(await findViolationsOfThemes(page), 'desktop').toEqual([]);
      expect.soft(await overflow(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 900 });
      expect.soft(await findLayoutViolations(page), 'phone').toEqual([]);
      expect.soft(await overflow(page)).toBe(0);
    });
  });
});

describe('at any width', () => {
  it('list and field are in the window', async () => {
    await visit(PAGE, async ({ page }) => {
      for (const width of [1440, 1280, 1024, 997, 996, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await search(page, 'session_key');
        expect.soft(await overflow(page), `${width} px`).toBe(0);
        const list = await page.getByRole('listbox').boundingBox();
        const isInside = list && list.x >= 0 && list.x + list.width <= width && list.y + list.height <= 900;
        expect.soft(isInside, `${width} px`).toBe(true);
        expect.soft(list?.width, `${width} px`).toBeGreaterThan(Math.min(width, 600) - 40);
      }
    });
  });
});

describe('the scripts', () => {
  it('of the search come when it is turned to, not before', async () => {
    await visit(PAGE, async ({ page, scripts }) => {
      const before = new Set(scripts);
      await search(page, 'unionId');
      const added = [...scripts].filter((path) => !before.has(path));
      expect(added.length).toBeGreaterThan(0);
      const bytes = added.reduce((sum, path) => sum + gzipSize(path), 0);
      expect(bytes).toBeLessThan(40_000);
    });
  });
});
