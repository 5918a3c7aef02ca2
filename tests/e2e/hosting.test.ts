import { describe, expect, it } from 'vitest';
import { PAGES, PATHS } from './support/pages';
import { ORIGIN, visit } from './support/visit';

describe('on a server that only knows index.html', () => {
  it.each(PATHS)('/doc%s is served with and without a slash at the end', async (path) => {
    for (const address of [`/doc${path}`, `/doc${path}/`.replace('//', '/')]) {
      const response = await fetch(ORIGIN + address);
      expect.soft({ address, status: response.status }).toEqual({ address, status: 200 });
      expect.soft(await response.text()).toContain('<h1');
    }
  });

  it('every page is served in Chinese, too', async () => {
    const served = await Promise.all(
      PAGES.map(async ({ path }) => {
        const response = await fetch(`${ORIGIN}/doc/zh-CN${path}`);
        return { path, status: response.status, chinese: /<html[^>]+lang="?zh-CN/.test(await response.text()) };
      }),
    );
    expect(served).toEqual(PAGES.map(({ path }) => ({ path, status: 200, chinese: true })));
  });

  it('an address that does not exist gets the 404 page with a way home', async () => {
    await visit('/doc/api/no-such-page', async ({ page }) => {
      expect(await page.title()).toMatch(/page not found/i);
      expect((await fetch(page.url())).status).toBe(404);
      const home = page.locator('a[href="/doc/"]').first();
      await home.click();
      await page.waitForURL(`${ORIGIN}/doc/`);
    });
  });
});
