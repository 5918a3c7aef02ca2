import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focusedName, hasFocus, links, searchField, waitForTarget } from './support/search';
import { overflow, visit } from './support/visit';

const PAGE = '/doc/api/business-invite';
const PHONE = { width: 390, hasTouch: true };

async function open(page: Page) {
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.waitFor();
  return dialog;
}

describe('the search of a phone', () => {
  it('fills the window from its button, ready to be typed into, with the page behind it still', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        await expect.poll(() => searchField(page).count()).toBe(0);
        const dialog = await open(page);
        expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 900 });
        await expect.poll(() => hasFocus(searchField(page))).toBe(true);
        await page.keyboard.insertText('session_key');
        await links(page).first().waitFor();
        await page.mouse.move(200, 500);
        await page.mouse.wheel(0, 5000);
        await page.mouse.wheel(0, 5000);
        await page.waitForFunction(() => {
          const list = document.querySelector('[role="listbox"]');
          return list && list.scrollTop > 0;
        });
        expect(await page.evaluate(() => scrollY)).toBe(0);
        expect(await overflow(page)).toBe(0);
      },
      PHONE,
    );
  });

  it('leads to what is tapped, and is gone then', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        const dialog = await open(page);
        await page.keyboard.insertText('10201');
        await links(page).first().tap();
        await page.waitForURL('**/doc/api/errors#*');
        await waitForTarget(page);
        await expect.poll(() => dialog.count()).toBe(0);
        expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
      },
      PHONE,
    );
  });

  it('leads to a place on the page that is open', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        await open(page);
        await page.keyboard.insertText('/api/v1/invite/details');
        await links(page).first().waitFor();
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${PAGE}#invite-details`);
        await waitForTarget(page);
      },
      PHONE,
    );
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['Cancel', (page) => page.getByRole('button', { name: 'Cancel' }).tap()],
    ['Escape in an empty field', (page) => page.keyboard.press('Escape')],
  ])('is closed by %s, and the focus is back at its button', async (_name, close) => {
    await visit(
      PAGE,
      async ({ page }) => {
        for (let round = 0; round < 2; round++) {
          const dialog = await open(page);
          await close(page);
          await dialog.waitFor({ state: 'detached' });
          await expect.poll(() => focusedName(page)).toBe('Search');
        }
      },
      PHONE,
    );
  });

  it('stays open at the first Escape, which empties the field', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        const dialog = await open(page);
        await page.keyboard.insertText('unionId');
        await links(page).first().waitFor();
        await page.keyboard.press('Escape');
        await expect.poll(() => searchField(page).inputValue()).toBe('');
        expect(await dialog.isVisible()).toBe(true);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      },
      PHONE,
    );
  });

  it('opens by the shortcuts, too, and keeps the focus while one tabs through it', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        await page.keyboard.press('/');
        await page.getByRole('dialog', { name: 'Search' }).waitFor();
        await page.keyboard.insertText('unionId');
        await links(page).first().waitFor();
        for (let step = 0; step < 12; step++) {
          await page.keyboard.press('Tab');
          const isInside = await page.evaluate(() => {
            const { activeElement } = document;
            return activeElement === document.body || activeElement?.closest('dialog[open]') !== null;
          });
          expect(isInside).toBe(true);
        }
      },
      PHONE,
    );
  });

  it('says in an empty field what can be found', async () => {
    await visit(
      '/doc/zh-CN/guide',
      async ({ page }) => {
        await page.getByRole('button', { name: '搜索', exact: true }).tap();
        await page.getByRole('group', { name: '常用接口' }).getByRole('option').first().waitFor();
      },
      PHONE,
    );
  });
});
