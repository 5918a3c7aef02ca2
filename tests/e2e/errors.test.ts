import { describe, expect, it } from 'vitest';
import { findViolations } from './support/violations';
import { visit } from './support/visit';

const ADDRESS = '/doc/api/errors';

describe('the page of errors', () => {
  it('finds the code of a pasted reply, and its answer has an address', async () => {
    await visit(ADDRESS, async ({ page }) => {
      const box = page.getByLabel('Paste a code, a reply or a log line');
      const answer = page.locator('.api-lookup-answer');
      await box.fill('GET https://a.example/api/v1/archive/get/x?session_key=s3cret -> {"code":10603,"msg":"?"}');
      await expect.poll(() => answer.innerText()).toMatch(/^10603 [\s\S]*Get an archive[\s\S]*What to do/);
      expect(await findViolations(page)).toEqual([]);
      const { hash, href } = new URL(page.url());
      expect(hash).toBe('#find=10603%20archiveGet');
      await visit(href, async ({ page: shared, problems }) => {
        await expect.poll(() => shared.locator('.api-lookup-answer').innerText()).toBe(await answer.innerText());
        expect(problems).toEqual([]);
      });
      await box.fill('504 Gateway Timeout after {"errMsg":"request:fail url not in domain list"}');
      await expect
        .poll(() => answer.allInnerTexts())
        .toEqual([expect.stringMatching(/^HTTP 504 [\s\S]*look first/), expect.stringContaining('Add the domain')]);
      expect(await findViolations(page)).toEqual([]);
      await box.fill('{"code":0}');
      await expect.poll(() => page.locator('.api-lookup [role=status]').first().innerText()).toMatch(/success/);
    });
  });

  it('filters its list, until a link leads to an entry', async () => {
    await visit(ADDRESS, async ({ page }) => {
      await page.getByLabel('Filter the list').fill('10201');
      await expect
        .poll(() => page.locator('.api-section:visible > h3').allInnerTexts())
        .toEqual([expect.stringContaining('10201')]);
      expect(await page.locator('.api-section:visible > h2').allInnerTexts()).toEqual([
        expect.stringContaining('Invite'),
      ]);
      await page.locator('.table-of-contents a[href="#500"]').click();
      await expect.poll(() => page.locator('#\\35 00').isVisible()).toBe(true);
    });
  });

  it('is the list alone without JavaScript', async () => {
    await visit(
      ADDRESS,
      async ({ page }) => {
        expect(await page.locator('.api-lookup').isVisible()).toBe(false);
        expect(await page.locator('#\\31 0201').isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    );
  });
});

it('every error of a call has a result', async () => {
  await visit('/doc/api/business-cdkey', async ({ page }) => {
    const codes = await page.locator('.api-errors th[scope=row]').allTextContents();
    const menu = page.getByLabel('Example', { exact: true }).first();
    const labels = await menu.locator('option').allTextContents();
    expect(codes.length).toBeGreaterThan(4);
    expect(codes.filter((code) => !labels.some((label) => label.startsWith(code)))).toEqual([]);
    await menu.selectOption({ label: labels.at(-1) ?? '' });
    await expect.poll(() => page.locator('.api-side pre').last().innerText()).toMatch(/"code": \d+,\s+"msg": ".+"/);
  });
});

describe('the home page', () => {
  it('has the first call in several languages, also without JavaScript', async () => {
    await visit(
      '/doc/',
      async ({ page }) => {
        const shown = page.locator('.api-sample pre:visible');
        expect(await shown.innerText()).toContain('wx.request');
        await page.locator('.api-sample label', { hasText: 'curl' }).click();
        await expect.poll(() => shown.innerText()).toMatch(/^curl /m);
        expect(await shown.innerText()).toContain('/api/v1/wx/login');
      },
      { javaScriptEnabled: false },
    );
  });

  it('has rows that are links as a whole, with links to calls in them', async () => {
    await visit('/doc/', async ({ page }) => {
      const row = page.locator('li', { hasText: 'A board with filters' });
      await row.click({ position: { x: 300, y: 20 } });
      await page.waitForURL('**/doc/guide/ranks');
      await page.goBack();
      await page.getByRole('link', { name: 'Redeem a code', exact: true }).click();
      await page.waitForURL('**/doc/api/business-cdkey#cdkey-use');
    });
  });

  it('leads to the document as a file', async () => {
    await visit('/doc/', async ({ page }) => {
      const hrefs = await page
        .locator('footer a[download]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const texts = await Promise.all(hrefs.map(async (href) => (await fetch(href)).text()));
      expect(texts).toEqual([
        expect.stringMatching(/^openapi: 3\.1\.1\n/),
        expect.stringMatching(/^\{\n {2}"openapi": "3\.1\.1"/),
        expect.stringContaining('collection/v2.1.0/collection.json'),
        expect.stringMatching(/^GET \{\{/m),
        expect.stringContaining('https://json-schema.org/draft/2020-12/schema'),
        expect.stringMatching(/^export interface /m),
      ]);
    });
  });
});
