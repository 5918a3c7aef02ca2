import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/visit';

const PAGE = '/doc/api/business-invite';
const LABELS = { light: 'Light Mode', dark: 'Dark Mode', auto: 'Follow System' };

function colours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { theme, themeChoice } = document.documentElement.dataset;
    return [theme ?? '', themeChoice ?? ''];
  });
}

/** Checks the rendered colour, not only the attribute. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
}

async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Colour mode' }).click();
  await page.getByRole('menuitemradio', { name: label }).click();
}

/** Records every value of `data-theme` from the first paint. */
function recordColours(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const seen: Array<string | undefined> = [];
    Object.assign(window, { seenColours: seen });
    new MutationObserver(() => {
      if (!document.getElementById('__docusaurus')) return;
      const { theme } = document.documentElement.dataset;
      if (seen.at(-1) !== theme || seen.length === 0) seen.push(theme);
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-theme'] });
  });
}

function seenColours(page: Page): Promise<unknown> {
  return page.evaluate('window.seenColours');
}

describe('the colours', () => {
  it.each(['dark', 'light'] as const)('are light at first, on a %s system, too', async (colorScheme) => {
    await visit(
      PAGE,
      async ({ page }) => {
        await expect.poll(() => colours(page)).toEqual(['light', 'light']);
        await page.reload();
        await hydrated(page);
        await expect.poll(() => colours(page)).toEqual(['light', 'light']);
        await expect.poll(() => isDark(page)).toBe(false);
      },
      { colorScheme },
    );
  });

  it('can be chosen from three, and the choice is kept in all languages', async () => {
    await visit(PAGE, async ({ page }) => {
      await page.getByRole('button', { name: 'Colour mode' }).click();
      const options = page.getByRole('menu', { name: 'Colour mode' }).getByRole('menuitemradio');
      expect(await options.allInnerTexts()).toEqual(Object.values(LABELS));
      expect(await options.and(page.locator('[aria-checked="true"]')).allInnerTexts()).toEqual([LABELS.light]);
      await options.getByText(LABELS.dark).click();
      await expect.poll(() => colours(page)).toEqual(['dark', 'dark']);
      await expect.poll(() => isDark(page)).toBe(true);
      for (const path of [PAGE, `/doc/zh-CN${PAGE.slice(4)}`, '/doc/']) {
        await page.goto(path);
        expect.soft(await colours(page), path).toEqual(['dark', 'dark']);
      }
    });
  });

  it('follow the system while the page is open, once the reader has said so', async () => {
    await visit(PAGE, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => colours(page)).toEqual(['light', 'light']);
      await choose(page, LABELS.auto);
      await expect.poll(() => colours(page)).toEqual(['dark', 'system']);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => colours(page)).toEqual(['light', 'system']);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => isDark(page)).toBe(true);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => colours(page)).toEqual(['dark', 'system']);
      await choose(page, LABELS.light);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => colours(page)).toEqual(['light', 'light']);
    });
  });

  it('change in the other tabs of the browser, too', async () => {
    await visit(PAGE, async ({ page }) => {
      const other = await page.context().newPage();
      await other.goto('/doc/zh-CN/guide');
      await hydrated(other);
      await other.emulateMedia({ colorScheme: 'dark' });
      await page.bringToFront();
      await choose(page, LABELS.dark);
      await expect.poll(() => colours(other)).toEqual(['dark', 'dark']);
      await choose(page, LABELS.light);
      await expect.poll(() => colours(other)).toEqual(['light', 'light']);
      await choose(page, LABELS.auto);
      await expect.poll(() => colours(other)).toEqual(['dark', 'system']);
    });
  });

  it.each([
    { choice: LABELS.dark, colorScheme: 'light' as const, expected: 'dark' },
    { choice: LABELS.light, colorScheme: 'dark' as const, expected: 'light' },
    { choice: LABELS.auto, colorScheme: 'dark' as const, expected: 'dark' },
  ])(
    'are right before anything is painted: $choice on a $colorScheme system',
    async ({ choice, colorScheme, expected }) => {
      await visit(
        PAGE,
        async ({ page }) => {
          await expect.poll(() => seenColours(page)).toEqual(['light']);
          await choose(page, choice);
          await page.reload();
          await hydrated(page);
          await expect.poll(() => seenColours(page)).toEqual([expected]);
        },
        { colorScheme, before: recordColours },
      );
    },
  );

  it('can be chosen for the page where nothing may be stored, and are light before', async () => {
    const block = (context: BrowserContext) =>
      context.addInitScript(() => {
        const denied = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: denied });
        Object.defineProperty(window, 'sessionStorage', { get: denied });
      });
    await visit(
      PAGE,
      async ({ page, problems }) => {
        await expect.poll(() => colours(page)).toEqual(['light', 'light']);
        await choose(page, LABELS.auto);
        await expect.poll(() => colours(page)).toEqual(['dark', 'system']);
        await page.emulateMedia({ colorScheme: 'light' });
        await expect.poll(() => colours(page)).toEqual(['light', 'system']);
        await choose(page, LABELS.dark);
        await page.getByRole('link', { name: 'Guide', exact: true }).click();
        await page.waitForURL('**/doc/guide');
        await expect.poll(() => colours(page)).toEqual(['dark', 'dark']);
        expect(problems).toEqual([]);
      },
      { before: block, colorScheme: 'dark' },
    );
  });
});

describe('the menus of the header', () => {
  it('are used by keyboard alone', async () => {
    await visit(PAGE, async ({ page }) => {
      const button = page.getByRole('button', { name: 'Colour mode' });
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(focused).toBe(LABELS.light);
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => focused()).toBe(LABELS.auto);
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused()).toBe(LABELS.dark);
      await page.keyboard.press('Enter');
      await expect.poll(() => colours(page)).toEqual(['dark', 'dark']);
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowDown');
      await expect.poll(focused).toBe(LABELS.dark);
      await page.keyboard.press('Escape');
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  it('close when the reader clicks beside them', async () => {
    await visit(PAGE, async ({ page }) => {
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('heading', { level: 1 }).click();
      await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    });
  });
});

describe('the language switch', () => {
  it('leads to this page in the other language, with query and hash, and back', async () => {
    await visit(`${PAGE}?tab=pitfalls&a=1#x`, async ({ page }) => {
      await page.getByRole('button', { name: 'Language' }).click();
      const current = page.getByRole('menuitemradio', { checked: true });
      expect(await current.allInnerTexts()).toEqual(['English']);
      const other = page.getByRole('menuitemradio', { name: '简体中文' });
      await expect.poll(() => other.getAttribute('lang')).toBe('zh-CN');
      await other.click();
      await page.waitForURL('**/doc/zh-CN/api/business-invite?tab=pitfalls&a=1#x');
      await hydrated(page);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN');
      await page.getByRole('button', { name: '语言' }).click();
      expect(await page.getByRole('menuitemradio', { checked: true }).allInnerTexts()).toEqual(['简体中文']);
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await page.waitForURL(`**${PAGE}?tab=pitfalls&a=1#x`);
    });
  });
});

describe('the header', () => {
  it('links to the sites of the configuration, by name', async () => {
    await visit('/doc/', async ({ page }) => {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Repository' });
      expect(await link.getAttribute('href')).toMatch(/^https:/);
    });
  });
});
