import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  activeRow,
  address,
  createHold,
  focusedName,
  groupTitles,
  hasFocus,
  links,
  rows,
  search,
  searchField,
  serveIndex,
  waitForTarget,
} from './support/search';
import { visit } from './support/visit';

const PAGE = '/doc/api/business-invite';

async function expectClosed(page: Page): Promise<void> {
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await expect.poll(() => searchField(page).getAttribute('aria-expanded')).toBe('false');
}

async function expectStart(page: Page): Promise<void> {
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
  await page.getByRole('listbox', { name: 'Search results' }).waitFor({ state: 'hidden' });
}

describe('an empty field', () => {
  it('offers frequently used calls, and the pages visited before', async () => {
    await visit('/doc/guide', async ({ page }) => {
      await page.keyboard.press('Control+k');
      await search(page, 'Friend invite');
      await links(page)
        .and(page.locator(`[href="${PAGE}"]`))
        .first()
        .click();
      await page.waitForURL(`**${PAGE}`);
      await page.keyboard.press('Control+k');
      await searchField(page).fill('');
      await expectStart(page);
      const visited = page.getByRole('group', { name: 'Recently visited' }).getByRole('option');
      await expect.poll(() => visited.first().getAttribute('href')).toBe('/doc/guide');
      const calls = page.getByRole('group', { name: 'Frequently used calls' }).getByRole('option');
      expect(await calls.first().innerText()).toContain('/api/v1/wx/login');
      await calls.first().click();
      await page.waitForURL('**/doc/api/wx-login#wx-login');
    });
  });
});

describe('the field in the header', () => {
  it('says what to do, and which keys lead to it', async () => {
    await visit(PAGE, async ({ page }) => {
      await expect.poll(() => searchField(page).getAttribute('placeholder')).toBe('Type keywords...');
      expect(await page.locator('.search-hint').filter({ visible: true }).innerText()).toBe('Ctrl K');
    });
    await visit('/doc/zh-CN/guide', async ({ page }) => {
      await expect.poll(() => searchField(page).getAttribute('placeholder')).toBe('输入关键字搜索...');
    });
  });

  it('gets the focus by Ctrl+K, Cmd+K and a slash', async () => {
    await visit(PAGE, async ({ page }) => {
      for (const keys of ['Control+k', 'Meta+k', '/']) {
        await page.keyboard.press(keys);
        await expect.poll(() => hasFocus(searchField(page)), { message: keys }).toBe(true);
        await expect.poll(() => searchField(page).inputValue(), { message: keys }).toBe('');
        await page.keyboard.press('Escape');
        await expect.poll(() => hasFocus(searchField(page)), { message: keys }).toBe(false);
      }
    });
  });

  it('takes Ctrl+K from other fields, but leaves them the slash', async () => {
    await visit('/doc/search', async ({ page }) => {
      const other = page.getByRole('searchbox');
      await other.click();
      await page.keyboard.press('/');
      await expect.poll(() => other.inputValue()).toBe('/');
      await page.keyboard.press('Control+k');
      await expect.poll(() => hasFocus(searchField(page))).toBe(true);
    });
  });

  it('keeps what is typed while the search is on its way', async () => {
    await visit(PAGE, async ({ page }) => {
      const hold = createHold();
      await page.route('**/assets/js/*.js', hold);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('session_key');
      hold.release();
      await links(page).first().waitFor();
      await expect.poll(() => searchField(page).inputValue()).toBe('session_key');
      await expect.poll(() => links(page).first().innerText()).toContain('session_key');
    });
  });

  it('opens the first row by an Enter that came before the search did', async () => {
    await visit(PAGE, async ({ page }) => {
      const hold = createHold();
      await page.route('**/assets/js/*.js', hold);
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText('10201');
      await page.keyboard.press('Enter');
      hold.release();
      await page.waitForURL('**/doc/api/errors#*');
      await waitForTarget(page);
      await expectClosed(page);
    });
  });

  it('says that it could not be had, and searches when it is asked for again', async () => {
    await visit(PAGE, async ({ page }) => {
      const failures: Error[] = [];
      page.on('pageerror', (error) => failures.push(error));
      await page.route('**/assets/js/*.js', (route) => route.abort('internetdisconnected'));
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText('session_key');
      const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      await page.unroute('**/assets/js/*.js');
      await retry.click();
      await retry.waitFor({ state: 'hidden' });
      await links(page).first().waitFor();
      await expect.poll(() => links(page).first().innerText()).toContain('session_key');
      expect(failures).toEqual([]);
    });
  });

  it('is not there without scripts', async () => {
    await visit(
      PAGE,
      async ({ page }) => {
        await expect.poll(() => page.locator('input:not([type=radio])').filter({ visible: true }).count()).toBe(0);
        await expect.poll(() => page.getByRole('button', { name: 'Search' }).count()).toBe(0);
      },
      { javaScriptEnabled: false },
    );
  });
});

/** Pasted queries, and the required start of the first row. */
const EXACT: Array<[string, RegExp, string]> = [
  ['10201', /^10201\b/, 'Error code'],
  ['session_key', /^session_key\b/, 'Parameter'],
  ['/rank/page', /GET\s*\/api\/v1\/rank\/page/, 'Call'],
  ['GET /api/v1/rank/page/{id}', /GET \/api\/v1\/rank\/page\/\{id\}/, 'Call'],
  ['unionId', /^unionId\b/, 'Field'],
  ['check_session', /\/api\/v1\/oauth\/check_session/, 'Call'],
  ['UserDetails', /^UserDetails\b/, 'Entity'],
];

describe('what is pasted from code', () => {
  it('is the first row, and Enter leads to it', async () => {
    await visit(PAGE, async ({ page, problems }) => {
      for (const [text, row, kind] of EXACT) {
        await search(page, text);
        const first = links(page).first();
        await expect.poll(() => first.innerText(), { message: text }).toMatch(row);
        const isMarked = (await first.locator('mark').count()) > 0;
        expect({ text, isMarked, shown: await first.innerText() }).toEqual({
          text,
          isMarked: true,
          shown: expect.stringContaining(kind),
        });
        const target = await first.getAttribute('href');
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${target}`);
        await waitForTarget(page);
        await expectClosed(page);
        expect(problems).toEqual([]);
      }
    });
  });

  it('leads to the same things in Chinese', async () => {
    await visit('/doc/zh-CN/guide', async ({ page }) => {
      await search(page, '10201');
      await expect.poll(() => links(page).first().innerText()).toMatch(/^10201[^]*错误码/);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/doc/zh-CN/api/errors#*');
      await waitForTarget(page);
    });
  });
});

/** A group shows more, until all are there. */
async function expectMore(page: Page): Promise<void> {
  const group = page.getByRole('group').filter({ has: page.getByText('API', { exact: true }) });
  const more = group.getByRole('option', { name: /^Show \d+ more$/ });
  const found = group.locator('a[role="option"]');
  expect(await found.count()).toBe(5);
  await more.click();
  await expect.poll(() => found.count()).toBeGreaterThan(5);
  await expect.poll(() => hasFocus(searchField(page))).toBe(true);
  const showMore = () => more.evaluateAll(([row]) => (row as HTMLElement | undefined)?.click());
  // The row may go while an answer arrives, so that it is looked for and clicked at once.
  await expect.poll(() => showMore().then(() => more.count())).toBe(0);
}

describe('results', () => {
  it('have the order of the navigation, names above all, marks, and more than are shown at first', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'session_key');
      const titles = await groupTitles(page);
      expect(titles[0]).toBe('Best matches');
      const order = ['Guide', 'API', 'Server', 'Open APIs', 'Other pages'];
      const places = titles.slice(1).map((title) => order.indexOf(title));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
      const marks = await page.getByRole('listbox').locator('mark').allInnerTexts();
      expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(['session_key']));
      await expectMore(page);
    });
  });

  it('are pages, sections and texts, each with its sign', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'invite');
      await page
        .getByRole('option', { name: /^Show \d+ more$/ })
        .first()
        .click();
      for (const type of ['page', 'title', 'content']) {
        const row = page.locator(`.search-row[data-kind="${type}"]`).first();
        await expect.poll(() => row.locator('svg').count()).toBe(1);
        expect(await row.locator('mark').count()).toBeGreaterThan(0);
      }
    });
  });

  it('are announced to screen readers', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'unionId');
      await expect
        .poll(() => page.getByRole('status').allInnerTexts())
        .toContainEqual(expect.stringMatching(/^\d+ results$/));
      await searchField(page).fill('zzzqqq');
      await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('No content was found');
    });
  });

  it('are found by slips too, and all of them are a click away', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'sesion_kye');
      await expect.poll(() => links(page).first().innerText()).toMatch(/session/i);
      await page.getByRole('link', { name: 'See all results' }).click();
      await page.waitForURL('**/doc/search?q=sesion_kye');
      // Another layout mounts another header.
      await expect.poll(() => searchField(page).inputValue()).toBe('sesion_kye');
      await expect.poll(() => hasFocus(searchField(page))).toBe(false);
    });
  });
});

describe('what is not found', () => {
  it('brings the nearest names, which Enter does not open unasked', async () => {
    await visit(PAGE, async ({ page }) => {
      const before = page.url();
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText('rnkglst');
      await page.getByText('No content was found').filter({ visible: true }).first().waitFor();
      const nearest = page.getByRole('group', { name: 'Did you mean' }).getByRole('option');
      await nearest.first().waitFor();
      await page.keyboard.press('Enter');
      expect(page.url()).toBe(before);
      await page.keyboard.press('ArrowDown');
      const target = await activeRow(page).getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${target}`);
    });
  });
});

describe('what nothing is called like', () => {
  it('brings the frequently used calls', async () => {
    await visit(PAGE, async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText('zzzqqq');
      await page.getByText('No content was found').filter({ visible: true }).first().waitFor();
      const calls = page.getByRole('group', { name: 'Frequently used calls' }).getByRole('option');
      await calls.first().waitFor();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => activeRow(page).getAttribute('href')).toBe('/doc/api/wx-login#wx-login');
    });
  });
});

describe('by mouse', () => {
  it('a click leads to the page without loading a new one, and the list closes', async () => {
    await visit(PAGE, async ({ page }) => {
      await page.evaluate(() => Object.assign(window, { isTheSame: true }));
      await searchField(page).click();
      await page.keyboard.insertText('10201');
      await links(page).first().click();
      await page.waitForURL('**/doc/api/errors#*');
      await waitForTarget(page);
      expect(await page.evaluate('window.isTheSame')).toBe(true);
      await expectClosed(page);
      await page.goBack();
      await page.waitForURL(`**${PAGE}`);
      expect(await page.evaluate('window.isTheSame')).toBe(true);
    });
  });

  it('Ctrl and a click, or the middle button, open another tab, and the list stays', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'unionId');
      for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
        const opened = page.context().waitForEvent('page');
        await links(page).first().click(how);
        const other = await opened;
        await other.waitForURL('**/doc/api/**');
        await other.close();
        await expect.poll(() => address(page)).toBe(PAGE);
        expect(await links(page).first().isVisible()).toBe(true);
      }
    });
  });

  it('a row is chosen, the list closed and opened again, and the field emptied', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'unionId');
      await links(page).nth(2).hover();
      await expect.poll(() => activeRow(page).getAttribute('href')).toBe(await links(page).nth(2).getAttribute('href'));
      await page.mouse.click(200, 700);
      await expectClosed(page);
      await searchField(page).click();
      await links(page).first().waitFor();
      await expect.poll(() => searchField(page).inputValue()).toBe('unionId');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expectStart(page);
      await expect.poll(() => searchField(page).inputValue()).toBe('');
      await expect.poll(() => hasFocus(searchField(page))).toBe(true);
    });
  });
});

describe('by keyboard', () => {
  it('arrows go round, pages and ends do not, and the chosen row is in sight', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'session_key');
      const count = await rows(page).count();
      const chosen = async () => {
        const row = activeRow(page);
        await row.waitFor();
        await expect
          .poll(() => searchField(page).getAttribute('aria-activedescendant'))
          .toBe(await row.getAttribute('id'));
        const list = await page.getByRole('listbox').boundingBox();
        const box = await row.boundingBox();
        expect(box && list && box.y >= list.y && box.y + box.height <= list.y + list.height + 1).toBe(true);
        return Number((await row.getAttribute('id'))?.split('-').at(-1));
      };
      const press = async (key: string) => {
        await page.keyboard.press(key);
        return chosen();
      };
      expect(await press('ArrowDown')).toBe(0);
      expect(await press('ArrowDown')).toBe(1);
      expect(await press('ArrowUp')).toBe(0);
      expect(await press('ArrowUp')).toBe(count - 1);
      expect(await press('ArrowDown')).toBe(0);
      expect(await press('PageDown')).toBe(5);
      expect(await press('End')).toBe(count - 1);
      expect(await press('PageDown')).toBe(count - 1);
      expect(await press('Home')).toBe(0);
      expect(await press('PageUp')).toBe(0);
      await expect.poll(() => hasFocus(searchField(page))).toBe(true);
    });
  });

  it('choosing a row moves nothing, and Home and End move in the text until one is chosen', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'union');
      await page.keyboard.press('Home');
      await page.keyboard.type('x');
      await expect.poll(() => searchField(page).inputValue()).toBe('xunion');
      await search(page, 'session_key');
      await links(page).first().locator('mark').getByText('session_key').first().waitFor();
      const boxes = () =>
        page
          .locator('.search-row-main, .search-row-kind')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
      const before = await boxes();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await activeRow(page).waitFor();
      expect(await boxes()).toEqual(before);
    });
  });

  it('Enter opens the chosen row, or the first one as soon as it is there', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'rank');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const target = await activeRow(page).getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${target}`);
      await expectClosed(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText('10021');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/doc/api/errors#*10021*');
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText('{"code":10201,"msg":"invite code expired"}');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/doc/api/errors#*10201*');
    });
  });

  it('Ctrl+Enter opens another tab', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, '10201');
      await page.keyboard.press('ArrowDown');
      const opened = page.context().waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      await (await opened).waitForURL('**/doc/api/errors#*');
      await expect.poll(() => address(page)).toBe(PAGE);
    });
  });

  it('Escape empties the field, then gives the focus back to where it was', async () => {
    await visit(PAGE, async ({ page }) => {
      await page.getByRole('button', { name: 'Colour mode' }).focus();
      await search(page, 'unionId');
      await page.keyboard.press('Escape');
      await expectStart(page);
      await expect.poll(() => searchField(page).inputValue()).toBe('');
      await expect.poll(() => hasFocus(searchField(page))).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => focusedName(page)).toBe('Colour mode');
    });
  });

  it('Tab leads to what else there is, and then away, which closes the list', async () => {
    await visit(PAGE, async ({ page }) => {
      await search(page, 'unionId');
      await page.keyboard.press('Tab');
      await expect.poll(() => focusedName(page)).toBe('Clear');
      await page.keyboard.press('Tab');
      await expect.poll(() => focusedName(page)).toBe('See all results');
      expect(await links(page).first().isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      await expectClosed(page);
    });
  });
});

describe('a row of the page that is open', () => {
  it('leads to a folded field, and opens what hides it', async () => {
    const link = `${PAGE}#invite-generate.result.details.invited`;
    const names = [{ kind: 'field' as const, name: 'invited', aliases: [], owner: 'InviteDetails', link }];
    await visit(
      PAGE,
      async ({ page }) => {
        const field = page.locator('[id="invite-generate.result.details.invited"]');
        expect(await field.isVisible()).toBe(false);
        await search(page, 'invited');
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${link}`);
        await waitForTarget(page);
        expect(await field.isVisible()).toBe(true);
      },
      { before: (context) => serveIndex(context, { pages: [], names }) },
    );
  });

  it('leads to another tab of it', async () => {
    await visit('/doc/api/data-rank', async ({ page }) => {
      await search(page, 'weekly board');
      await links(page).and(page.locator('[href*="tab=recipes#"]')).first().click();
      await page.waitForURL('**/doc/api/data-rank?tab=recipes#*');
      await page.locator('[role="tab"][aria-selected="true"]:text-is("Recipes")').waitFor();
      await waitForTarget(page);
    });
  });

  it('leads to its top, where it is the page itself, and adds no step back', async () => {
    await visit(PAGE, async ({ page }) => {
      const before = await page.evaluate(() => history.length);
      await page.mouse.wheel(0, 3000);
      await page.waitForFunction(() => scrollY > 500);
      await search(page, 'Friend invite');
      await links(page)
        .and(page.locator(`[href="${PAGE}"]`))
        .first()
        .click();
      await page.waitForFunction(() => scrollY === 0);
      expect(await page.evaluate(() => history.length)).toBe(before);
    });
  });
});
