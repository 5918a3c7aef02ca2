import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CALL_PAGES } from './support/pages';
import { mapPool, visit } from './support/visit';

/** Shows every sample of the page, and returns how many there are and which are wider than their column. */
function measureSamples(page: Page): Promise<{ count: number; wide: string[] }> {
  return page.evaluate(() => {
    const wide: string[] = [];
    let count = 0;
    const choose = (select: HTMLSelectElement, value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const panels = [...document.querySelectorAll('.api-side > .api-panel:has(select[aria-label="Language"])')];
    for (const panel of panels) {
      const [languages, requests] = panel.querySelectorAll('select');
      const ids = [...(languages?.options ?? [])].map(({ value }) => value);
      for (const id of ids) {
        if (languages) choose(languages, id);
        for (const request of [...(requests?.options ?? [{ value: '0' }])].map(({ value }) => value)) {
          if (requests) choose(requests, request);
          const pre = panel.querySelector('pre');
          count += 1;
          if (!pre || languages?.value !== id || pre.scrollWidth > pre.clientWidth) {
            wide.push(`${id}: ${pre?.textContent}`);
          }
        }
      }
    }
    return { count, wide };
  });
}

describe('samples', () => {
  it.each([1280, 1440])('fit their column in a window of %d px', async (width) => {
    const measured = await mapPool(CALL_PAGES, (path) =>
      visit(`/doc${path}`, ({ page }) => measureSamples(page), { width }),
    );
    expect(measured.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(250);
    expect(measured.flatMap(({ wide }) => wide)).toEqual([]);
  });

  it('are a link away from the path on a phone', async () => {
    await visit(
      '/doc/api/data-archive',
      async ({ page }) => {
        await page.getByRole('link', { name: 'Sample' }).nth(2).click();
        const panel = page.locator('.api-side > .api-panel:target');
        await expect.poll(async () => (await panel.boundingBox())?.y ?? 0).toBeLessThan(200);
        expect((await panel.boundingBox())?.y).toBeGreaterThan(40);
      },
      { width: 390 },
    );
  });
});

describe('the button of a sample', () => {
  it('names what it copies, and says for two seconds that it did', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await visit(
      '/doc/api/data-counter',
      async ({ page }) => {
        await page.clock.install();
        const button = page.locator('.api-side .api-icon').first();
        expect(await button.getAttribute('aria-label')).toMatch(/^Copy wx\.request sample of ./);
        await button.click();
        await expect.poll(() => button.getAttribute('aria-label')).toBe('Copied');
        await page.clock.runFor(1900);
        expect(await button.getAttribute('aria-label')).toBe('Copied');
        await page.clock.runFor(200);
        await expect.poll(() => button.getAttribute('aria-label')).toMatch(/^Copy wx/);
      },
      { permissions, alone: true },
    );
  });
});

describe('a field and its place in the code', () => {
  const lit = (page: Page) =>
    page.evaluate(() => [...(CSS.highlights.get('api-lit') ?? [])].map((range) => range.toString()));

  it('light up each other, by pointer and by keyboard', async () => {
    await visit('/doc/api/data-archive', async ({ page }) => {
      await page.locator('[id="archive-get.query.session_key"] .api-name').click();
      await expect.poll(() => lit(page)).toEqual(['data: { session_key: sessionKey },']);
      await page.locator('[id="archive-get.result.createTime"] .api-name').focus();
      await expect.poll(async () => (await lit(page))[0]).toMatch(/^"createTime": /);
      const section = page.locator('section:has([id="archive-get.result.createTime"])');
      await section.locator('.api-side code').last().getByText('"updateTime"').click();
      await expect.poll(async () => (await lit(page))[0]).toBe('updateTime');
    });
  });
});
