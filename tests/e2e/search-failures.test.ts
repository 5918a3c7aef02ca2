import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focusedName, hasFocus, INDEX, links, search, searchField } from './support/search';
import { hydrated, visit } from './support/visit';

const PAGE = '/doc/api/business-invite';
const UNREACHABLE = 'The search index did not load. Check your connection.';
const DAMAGED = 'The search index cannot be read.';

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(text);
}

describe('an index that cannot be had', () => {
  it.each<[string, (route: Route) => Promise<void>, string]>([
    ['is not there', (route) => route.fulfill({ status: 404, body: 'Not found' }), UNREACHABLE],
    ['cannot be asked for', (route) => route.abort('internetdisconnected'), UNREACHABLE],
    ['is cut off', (route) => route.fulfill({ contentType: 'application/json', body: '[1,[["Gui' }), DAMAGED],
    ['is another page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }), DAMAGED],
  ])('because it %s is reported, and can be retried by mouse and by keyboard', async (_name, answer, message) => {
    let asked = 0;
    const count = (route: Route) => {
      asked += 1;
      return answer(route);
    };
    await visit(
      PAGE,
      async ({ page }) => {
        await type(page, 'unionId');
        const text = page.locator('.search-trouble').getByText(message);
        await text.waitFor();
        await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain(message);
        const before = asked;
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect.poll(() => asked).toBeGreaterThan(before);
        await expect.poll(() => searchField(page).getAttribute('data-loading')).toBeNull();
        await text.waitFor();
        await expect.poll(() => hasFocus(searchField(page))).toBe(true);
        await page.context().unroute(INDEX);
        await page.keyboard.press('Enter');
        await expect.poll(() => links(page).first().innerText()).toContain('unionId');
        await expect.poll(() => text.count()).toBe(0);
      },
      { before: (context) => context.route(INDEX, count) },
    );
  });

  it('is tried again by its button, reached by Tab', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        await type(page, 'unionId');
        await page.getByRole('button', { name: 'Try again' }).waitFor();
        await page.context().unroute(INDEX);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect.poll(() => focusedName(page)).toBe('Try again');
        await page.keyboard.press('Enter');
        await links(page).first().waitFor();
      },
      { before: (context) => context.route(INDEX, (route) => route.fulfill({ status: 500, body: '' })) },
    );
  });
});

describe('without a worker', () => {
  it.each<[string, (context: BrowserContext) => Promise<unknown>]>([
    ['because there is none', (context) => context.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))],
    [
      'because the site forbids it',
      (context) =>
        context.addInitScript(() => {
          window.Worker = function refuse() {
            throw new DOMException('Refused to create a worker', 'SecurityError');
          } as unknown as typeof Worker;
        }),
    ],
  ])('%s, the page itself searches', async (_name, before) => {
    await visit(
      PAGE,
      async ({ page }) => {
        await search(page, '10201');
        await expect.poll(() => links(page).first().innerText()).toContain('10201');
      },
      { before },
    );
  });
});

describe('what nobody types, but some paste,', () => {
  it.each([
    ['half a character', '\ud83d unionId'],
    ['10,000 characters', `unionId ${'邀请码'.repeat(3331)}`],
  ])('%s, is searched for, and all that is similar is a click away', async (_name, text) => {
    await visit(PAGE, async ({ page, problems }) => {
      await type(page, 'u');
      await links(page).first().waitFor();
      await searchField(page).evaluate((input: HTMLInputElement, pasted) => {
        input.value = JSON.parse(pasted);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, JSON.stringify(text));
      await page.locator('.search-row[data-kind="field"] mark').getByText('unionId').first().waitFor();
      await page.getByRole('link', { name: 'See all results' }).click();
      await page.waitForURL('**/doc/search?q=*');
      expect(page.url().length).toBeLessThan(4000);
      expect(problems).toEqual([]);
      expect((await page.reload())?.ok()).toBe(true);
    });
  });
});

describe('recent searches', () => {
  const recentRows = (page: Page) => page.getByRole('group', { name: 'Recent searches' }).getByRole('option');

  async function follow(page: Page, ...texts: string[]): Promise<void> {
    for (const text of texts) {
      await page.keyboard.press('Control+k');
      await searchField(page).fill('');
      await page.keyboard.insertText(text);
      await links(page).first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
    }
  }

  it('are offered in an empty field, in both languages, and can be asked again', async () => {
    await visit(PAGE, async ({ page }) => {
      await page.keyboard.press('Control+k');
      await expect.poll(() => recentRows(page).count()).toBe(0);
      await follow(page, 'unionId', '10201', 'UNIONID');
      await page.goto('/doc/zh-CN/guide');
      await hydrated(page);
      await page.keyboard.press('Control+k');
      const recent = page.getByRole('group', { name: '最近搜索' }).getByRole('option');
      await recent.first().waitFor();
      expect(await recent.allInnerTexts()).toEqual(['UNIONID', '10201']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('listbox', { name: '搜索结果' }).waitFor();
      await expect.poll(() => searchField(page).inputValue()).toBe('10201');
      await expect.poll(() => hasFocus(searchField(page))).toBe(true);
    });
  });

  it('can be removed: one by pointer or Delete, or all', async () => {
    await visit(PAGE, async ({ page }) => {
      await follow(page, '10201', '10202', '10300', '10301');
      await page.keyboard.press('Control+k');
      await searchField(page).fill('');
      await expect.poll(() => recentRows(page).allInnerTexts()).toEqual(['10301', '10300', '10202', '10201']);
      await recentRows(page).nth(1).locator('.search-row-remove').click();
      await expect.poll(() => recentRows(page).allInnerTexts()).toEqual(['10301', '10202', '10201']);
      await expect.poll(() => searchField(page).inputValue()).toBe('');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Delete');
      await expect.poll(() => recentRows(page).count()).toBe(2);
      await page.getByRole('button', { name: 'Clear recent searches' }).click();
      await expect.poll(() => recentRows(page).count()).toBe(0);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('search.recent');
    });
  });

  it('are none where nothing may be stored, and the search works all the same', async () => {
    await visit(
      PAGE,
      async ({ page, problems }) => {
        await follow(page, 'unionId');
        await page.keyboard.press('Control+k');
        await searchField(page).fill('');
        await page.keyboard.insertText('10201');
        await links(page).first().waitFor();
        await expect.poll(() => recentRows(page).count()).toBe(0);
        expect(problems).toEqual([]);
      },
      {
        before: (context) =>
          context.addInitScript(() => {
            const get = () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            };
            Object.defineProperty(window, 'localStorage', { get });
            Object.defineProperty(window, 'sessionStorage', { get });
          }),
      },
    );
  });

  it('that are damaged are none', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        await search(page, 'unionId');
        await searchField(page).fill('');
        await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
        await expect.poll(() => recentRows(page).count()).toBe(0);
      },
      {
        before: (context) =>
          context.addInitScript(() => {
            localStorage.setItem('search.recent-cloud', '{"not":"a list"}');
          }),
      },
    );
  });
});
