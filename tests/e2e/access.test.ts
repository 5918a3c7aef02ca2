import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findLayoutViolations, findViolationsOfThemes } from './support/violations';
import { visit } from './support/visit';

function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // A link that covers its card draws the mark around the card.
    const styles = [getComputedStyle(element), getComputedStyle(element, '::after')];
    return {
      name: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      inSight: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
      marked: styles.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      ),
    };
  });
}

/** Parts have the same colours at any width: those of a phone are checked on the page that has most parts. */
const CALLS = '/doc/api/business-invite';

it.each(['/doc/', '/doc/guide', CALLS, '/doc/api/model', '/doc/api/errors', '/doc/no/such/page'])(
  'axe finds nothing wrong on %s, in light and dark, on a phone and on a desktop',
  async (path) => {
    await visit(path, async ({ page }) => {
      expect.soft(await findViolationsOfThemes(page), 'desktop').toEqual([]);
      await page.setViewportSize({ width: 390, height: 900 });
      const find = path === CALLS ? findViolationsOfThemes : findLayoutViolations;
      expect.soft(await find(page), 'phone').toEqual([]);
    });
  },
);

describe('by keyboard', () => {
  it('the first Tab offers to skip to the content', async () => {
    await visit(CALLS, async ({ page }) => {
      await page.keyboard.press('Tab');
      const first = await focused(page);
      expect(first.name).toMatch(/skip to main content/i);
      expect(first.inSight).toBe(true);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const inNavigation = await page.evaluate(() => document.activeElement?.closest('.navbar, aside') !== null);
      expect(inNavigation).toBe(false);
    });
  });

  it.each(['/doc/', CALLS])('whatever has the focus on %s is in sight and marked', async (path) => {
    await visit(path, async ({ page }) => {
      const wrong: unknown[] = [];
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab');
        const current = await focused(page);
        // After the last element, the browser's own controls get the focus.
        if (current.name.startsWith('body')) break;
        if (!current.inSight || !current.marked) wrong.push(current);
      }
      expect(wrong).toEqual([]);
    });
  });
});
