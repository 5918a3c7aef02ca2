import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { INDEX, links } from './support/search';
import { visit } from './support/visit';

const PAGE = '/doc/api/business-invite';

async function forbidWorkers(context: BrowserContext): Promise<void> {
  await context.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "worker-src 'none'" },
    });
  });
}

async function loseWorkerScript(context: BrowserContext): Promise<void> {
  const script = await visit(PAGE, async ({ page }) => {
    const started = page.waitForEvent('worker');
    await page.keyboard.press('Control+k');
    return (await started).url();
  });
  await context.route(script, (route) => route.fulfill({ status: 404, body: '' }));
}

describe('the search', () => {
  it('fetches its index once, when it is first used, and searches in a worker', async () => {
    await visit(PAGE, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (INDEX.test(request.url())) requests.push(request.url());
      });
      await expect.poll(() => page.workers()).toHaveLength(0);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('unionId');
      await links(page).first().waitFor();
      await page.keyboard.press('Backspace');
      await links(page).first().waitFor();
      await expect.poll(() => page.workers()).toHaveLength(1);
      expect(requests).toHaveLength(1);
    });
  });

  it.each<[string, (context: BrowserContext) => Promise<unknown>]>([
    ["the site's policy forbids workers", forbidWorkers],
    ['the script of the worker is missing', loseWorkerScript],
    ['there are no workers', (context) => context.addInitScript('delete globalThis.Worker')],
  ])('works where %s', async (_, before) => {
    await visit(
      PAGE,
      async ({ page }) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('unionId');
        await expect.poll(() => links(page).first().innerText()).toContain('unionId');
        await expect.poll(() => page.workers()).toHaveLength(0);
      },
      { before, isStopped: before === forbidWorkers },
    );
  });
});
