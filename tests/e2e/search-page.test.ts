import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { PATHS } from './support/pages';
import { address, search, waitForTarget } from './support/search';
import { ORIGIN, visit } from './support/visit';

const RESULTS = '/doc/search';

function field(page: Page) {
  return page.getByRole('searchbox');
}

function titles(page: Page): Promise<string[]> {
  return page.locator('.similar-page h2').allInnerTexts();
}

async function waitForMatches(page: Page): Promise<void> {
  await page.locator('.similar-page').first().waitFor();
}

describe('the page of all results', () => {
  it('is reached from the box, and has its matches', async () => {
    await visit('/doc/guide', async ({ page, problems }) => {
      await search(page, 'expire');
      await page.getByRole('link', { name: 'See all results' }).click();
      await page.waitForURL(`**${RESULTS}?q=expire`);
      await waitForMatches(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Search results');
      expect(await page.title()).toContain('expire');
      await expect.poll(() => field(page).inputValue()).toBe('expire');
      const marks = await page.locator('.similar mark').allInnerTexts();
      expect(marks.map((mark) => mark.toLowerCase())).toContain('expire');
      expect(problems).toEqual([]);
    });
  });

  it.each([
    ['sesion', /session/i],
    ['deregistred', /deregist/i],
  ])('forgives typing mistakes: %s', async (query, title) => {
    await visit(`${RESULTS}?q=${query}`, async ({ page }) => {
      await waitForMatches(page);
      expect((await titles(page)).join(' ')).toMatch(title);
    });
  });

  it('finds Chinese words, and answers long Chinese questions', async () => {
    await visit('/doc/zh-CN/search?q=过期', async ({ page }) => {
      await waitForMatches(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('搜索结果');
      await field(page).fill('玩家离开之前必须退出登录以便服务器回收登录状态'.repeat(4));
      await page.waitForFunction(() => location.search.length > 500);
      await expect.poll(() => page.locator('.similar-count').innerText()).not.toBe('');
      await expect.poll(() => field(page).evaluate((input) => input.hasAttribute('data-loading'))).toBe(false);
    });
  });

  it('leads to existing places', async () => {
    await visit(`${RESULTS}?q=invite code expired`, async ({ page }) => {
      await waitForMatches(page);
      const place = page.locator('.similar-place[href*="#"]').first();
      const href = await place.getAttribute('href');
      await place.click();
      await page.waitForURL(`**${href}`);
      await waitForTarget(page);
      await page.goBack();
      await waitForMatches(page);
      await expect.poll(() => field(page).inputValue()).toBe('invite code expired');
    });
  });

  it('keeps the question in the address while it is typed, and follows the address', async () => {
    await visit(RESULTS, async ({ page }) => {
      await field(page).fill('archive');
      await page.waitForURL(`**${RESULTS}?q=archive`);
      await waitForMatches(page);
      await page.reload();
      await waitForMatches(page);
      await search(page, 'counter');
      await page.getByRole('link', { name: 'See all results' }).click();
      await page.waitForURL(`**${RESULTS}?q=counter`);
      await expect.poll(() => titles(page)).toContain('Counter');
      await expect.poll(() => field(page).inputValue()).toBe('counter');
      await page.goBack();
      await expect.poll(() => field(page).inputValue()).toBe('archive');
      await field(page).fill(' ');
      await expect.poll(() => address(page)).toBe(RESULTS);
      await expect.poll(() => page.locator('.similar-page').count()).toBe(0);
    });
  });

  it('offers the nearest names where nothing is similar', async () => {
    await visit(`${RESULTS}?q=rnkglst`, async ({ page }) => {
      await page.getByText('No content was found').waitFor();
      await page.getByText('Did you mean').waitFor();
      expect(await page.locator('.similar-page h2').first().textContent()).toMatch(/rank/i);
    });
  });

  it('says where the word index cannot be had, and can be loaded again', async () => {
    await visit(
      `${RESULTS}?q=rnkglst`,
      async ({ page }) => {
        const again = page.getByRole('alert').getByRole('button', { name: 'Load the page again' });
        await again.waitFor();
        await page.context().unroute('**/search-index*.json');
        await again.click();
        await waitForMatches(page);
        await expect.poll(() => field(page).inputValue()).toBe('rnkglst');
      },
      {
        before: (context) =>
          context.route('**/search-index*.json', (route) => route.fulfill({ status: 404, body: 'Not found' })),
      },
    );
  });

  it('says that it needs scripts where there are none', async () => {
    await visit(
      RESULTS,
      async ({ page }) => {
        expect(await page.locator('noscript p').innerText()).toBe('Search needs JavaScript.');
        await expect.poll(() => page.locator('input').filter({ visible: true }).count()).toBe(0);
      },
      { javaScriptEnabled: false },
    );
  });
});

describe('its index', () => {
  it.each(['', 'zh-CN/'])('has every page of the site (%s)', async (locale) => {
    const { documents } = (await readIndex(locale))[0] ?? { documents: [] };
    const indexed = documents.map(({ u }) => u.replace(/\/$/, ''));
    const expected = PATHS.map((path) => `/doc/${locale}${path.slice(1)}`.replace(/\/$/, ''));
    expect(expected.filter((path) => !indexed.includes(path))).toEqual([]);
  });

  it('is no part of the sitemap, nor of any script that a page needs', async () => {
    const sitemap = readFileSync(join(inject('buildFolder'), 'sitemap.xml'), 'utf8');
    expect(sitemap).not.toContain('/search');
    expect(sitemap).toContain('/doc/guide');
    await visit('/doc/guide', async ({ page, scripts }) => {
      expect(await page.locator('script').count()).toBeGreaterThan(0);
      const texts = [...scripts].map((path) => readFileSync(join(inject('buildFolder'), path.slice(5)), 'utf8'));
      expect(texts.filter((text) => /lunr/i.test(text))).toEqual([]);
    });
    const html = await (await fetch(`${ORIGIN}${RESULTS}`)).text();
    expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  });
});

async function readIndex(locale: string): Promise<Array<{ documents: Array<{ u: string }> }>> {
  const asked: string[] = [];
  await visit(
    `/doc/${locale}search?q=rnkglst`,
    async () => {
      await expect.poll(() => asked.some((name) => name.includes('/search-index'))).toBe(true);
    },
    {
      before: async (context) => {
        context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    },
  );
  const path = asked.find((name) => name.includes('/search-index')) ?? '';
  const text = readFileSync(join(inject('buildFolder'), path.replace(/^\/doc\//, '')), 'utf8');
  return JSON.parse(text) as Array<{ documents: Array<{ u: string }> }>;
}
