import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './support/violations';
import { visit } from './support/visit';

describe('samples', () => {
  it('have their title across the block, above the code and beside the button', async () => {
    await visit('/doc/guide/invite', async ({ page }) => {
      const block = page.locator('.code-block:has(> .code-block-title):has(> .api-icon)').first();
      const [whole, title] = await block.evaluate((element) =>
        [element, element.querySelector('.code-block-title')].map((part) => part?.getBoundingClientRect().width ?? 0),
      );
      expect(title).toBe((whole ?? 0) - 2);
    });
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
        await page.clock.install({ time: 0 });
        await page.clock.pauseAt(1000);
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

describe('the values of a reader', () => {
  const sampleOf = (page: Page, id: string) => page.locator(`[id="${id}-sample"] code`);

  it('are typed once, by keyboard, and shown by the samples of all pages in the tab', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await visit(
      '/doc/api/business-share#share-image',
      async ({ page, problems }) => {
        const opener = page.locator('[id="share-image-sample"]').getByRole('button', { name: 'Your values' });
        await opener.focus();
        await page.keyboard.press('Enter');
        const panel = page.getByRole('dialog', { name: 'Your values' });
        const fields = panel.getByRole('textbox');
        await expect.poll(() => fields.count()).toBe(3);
        expect(await panel.locator('label').allTextContents()).toEqual(['Base address', 'gameId', 'id']);
        expect(await findViolations(page)).toEqual([]);
        await page.keyboard.type('cloud');
        await expect.poll(() => panel.getByText('Samples keep the example').count()).toBe(1);
        expect(await fields.first().getAttribute('aria-invalid')).toBe('true');
        await fields.first().fill('https://own.example/v1/');
        await page.keyboard.press('Tab');
        await page.keyboard.type("it's $5%");
        await page.keyboard.press('Escape');
        await expect.poll(() => panel.count()).toBe(0);
        expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
        const sample = sampleOf(page, 'share-image');
        await expect.poll(() => sample.textContent()).toContain("base = 'https://own.example/v1';");
        expect(await sample.textContent()).toContain('/image/it%27s%20%245%25/');
        expect(await sample.locator('.t-string').count()).toBeGreaterThan(1);
        await page.locator('[id="share-image-sample"] .api-icon').click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await sample.textContent());

        await page.getByRole('link', { name: 'Messaging-app login' }).click();
        await expect.poll(() => sampleOf(page, 'wx-login').textContent()).toContain(`gameId: "it's $5%"`);
        await page.reload();
        await expect.poll(() => sampleOf(page, 'wx-login').textContent()).toContain('own.example/v1');
        await page.goto('/doc/');
        await expect.poll(() => page.locator('.api-sample code').nth(1).textContent()).toContain('own.example/v1');
        expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('own.example');
        const other = await page.context().newPage();
        await other.goto('/doc/api/wx-login');
        expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
        expect(problems).toEqual([]);
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
      await section.locator('.api-side pre').first().focus();
      await page.keyboard.press('Enter');
      const place = () => page.evaluate(() => document.activeElement?.closest('tr')?.id);
      await expect.poll(place).toBe('archive-get.path.id');
      await expect.poll(() => lit(page)).toEqual(['progress']);
    });
  });
});
