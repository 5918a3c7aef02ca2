import { describe, expect, it } from 'vitest';
import { PATHS } from './support/pages';
import { ORIGIN, visit } from './support/visit';

describe('on a server that only knows index.html', () => {
  it.each(PATHS)('/doc%s is served with and without a slash at the end', async (path) => {
    for (const address of [`/doc${path}`, `/doc${path}/`.replace('//', '/')]) {
      const response = await fetch(ORIGIN + address);
      expect.soft({ address, status: response.status }).toEqual({ address, status: 200 });
      expect.soft(await response.text()).toContain('<h1');
    }
  });

  it('no file is found by another name than its own', async () => {
    expect((await fetch(`${ORIGIN}/doc/404.html`)).status).toBe(200);
    expect((await fetch(`${ORIGIN}/doc/404`)).status).toBe(404);
    expect((await fetch(`${ORIGIN}/guide`)).status).toBe(404);
  });

  it('every page is served in Chinese, too', async () => {
    const wrong = await Promise.all(
      PATHS.map(async (path) => {
        const response = await fetch(`${ORIGIN}/doc/zh-CN${path}`);
        const isChinese = /<html[^>]+lang="?zh-CN/.test(await response.text());
        return response.ok && isChinese ? [] : [`${path} ${response.status}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('an address that does not exist gets the 404 page with a way home', async () => {
    await visit('/doc/api/no-such-page', async ({ page }) => {
      await expect.poll(() => page.title()).toMatch(/page not found/i);
      expect(await page.locator('h1').allInnerTexts()).toEqual([expect.stringMatching(/page not found/i)]);
      expect((await fetch(page.url())).status).toBe(404);
      const home = page.locator('a[href="/doc/"]').first();
      await home.click();
      await page.waitForURL(`${ORIGIN}/doc/`);
    });
  });
});
