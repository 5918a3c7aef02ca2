import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findLayoutViolations, findViolationsOfThemes } from './support/violations';
import { ORIGIN, visit } from './support/visit';

const RANK = '/doc/api/data-rank';
const PAGES = [
  { path: RANK, key: 'recipes', title: 'Recipes', heading: 'weekly-board' },
  { path: '/doc/api/business-invite', key: 'pitfalls', title: 'Pitfalls', heading: 'new-users' },
  { path: '/doc/api/data-archive', key: 'recipes', title: 'Recipes', heading: 'save-on-pause' },
];

/** Also checks that its panel is visible. */
async function expectTab(page: Page, name: string): Promise<void> {
  await page.locator(`[role="tab"][aria-selected="true"]:text-is("${name}")`).waitFor();
  const shown = () =>
    page.evaluate(() => ({
      chosen: [...document.querySelectorAll('[role="tab"][aria-selected="true"]')].map(
        ({ textContent }) => textContent,
      ),
      panels: [...document.querySelectorAll('[role="tabpanel"]')]
        .filter(
          (panel) => panel.checkVisibility({ contentVisibilityAuto: true }) && panel.getBoundingClientRect().height,
        )
        .map((panel) => document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent),
    }));
  await expect.poll(shown).toEqual({ chosen: [name], panels: [name] });
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true });
}

function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname.replace(/\/$/, '')}${search}${hash}`;
}

/** Waits until a heading is below the header, in the upper half of the window. */
async function expectScrolledTo(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    return top >= 40 && top < innerHeight / 2;
  }, id);
}

describe('the tab that is shown', () => {
  it('follows clicks, Back, Forward and a reload', async () => {
    await visit(RANK, async ({ page, problems }) => {
      await expectTab(page, 'Doc');
      await tab(page, 'Recipes').click();
      await expectTab(page, 'Recipes');
      await expect.poll(() => address(page)).toBe(`${RANK}?tab=recipes`);
      await page.goBack();
      await expectTab(page, 'Doc');
      await page.goForward();
      await expectTab(page, 'Recipes');
      await page.reload();
      await expectTab(page, 'Recipes');
      await tab(page, 'Doc').click();
      await expectTab(page, 'Doc');
      await expect.poll(() => address(page)).toBe(RANK);
      await page.goBack();
      await expectTab(page, 'Recipes');
      expect(problems).toEqual([]);
    });
  });

  it.each(['', '?tab', '?tab=', '?tab=zzz', '?other=recipes', '?tab=Recipes'])('is Doc for "%s"', async (query) => {
    await visit(`${RANK}${query}`, async ({ page, problems }) => {
      await expectTab(page, 'Doc');
      await expect.poll(() => address(page)).toBe(`${RANK}${query}`);
      expect(problems).toEqual([]);
    });
  });

  it('is right at once, before the scripts of the site have come', async () => {
    await visit('/doc/api/errors', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${RANK}?tab=recipes`);
      await expectTab(page, 'Recipes');
    });
  });

  it('is the one that a link on another page names', async () => {
    await visit('/doc/api/business-invite?tab=pitfalls', async ({ page, problems }) => {
      await expectTab(page, 'Pitfalls');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.locator('[role="tabpanel"] a[href*="?tab=recipes#conflicts"]').click();
      await expectTab(page, 'Recipes');
      await expectScrolledTo(page, 'conflicts');
      await expect.poll(() => address(page)).toBe('/doc/api/data-archive?tab=recipes#conflicts');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await page.goBack();
      await expectTab(page, 'Pitfalls');
      expect(problems).toEqual([]);
    });
  });

  it('leaves the other values of the query alone', async () => {
    await visit(`${RANK}?a=1%202&tab=recipes&b`, async ({ page }) => {
      await expectTab(page, 'Recipes');
      await tab(page, 'Doc').click();
      await expectTab(page, 'Doc');
      await expect.poll(() => address(page)).toBe(`${RANK}?a=1%202&b`);
      await tab(page, 'Recipes').click();
      await expectTab(page, 'Recipes');
      await expect.poll(() => address(page)).toBe(`${RANK}?a=1%202&b&tab=recipes`);
    });
  });
});

describe('a heading', () => {
  it.each(PAGES)('of the tab $key of $path can be linked to', async ({ path, key, title, heading }) => {
    await visit(`${path}?tab=${key}#${heading}`, async ({ page, problems }) => {
      await expectTab(page, title);
      await expectScrolledTo(page, heading);
      expect(problems).toEqual([]);
    });
  });

  it('opens its tab, where the query does not', async () => {
    await visit(`${RANK}#paging`, async ({ page }) => {
      await expectTab(page, 'Recipes');
      await expectScrolledTo(page, 'paging');
      await expect.poll(() => address(page)).toBe(`${RANK}?tab=recipes#paging`);
    });
    await visit(`${RANK}?tab=recipes&a=1#rank-page`, async ({ page }) => {
      await expectTab(page, 'Doc');
      await expectScrolledTo(page, 'rank-page');
      await expect.poll(() => address(page)).toBe(`${RANK}?a=1#rank-page`);
    });
  });

  it('of Doc is reached by a plain hash from within a tab, and Back returns', async () => {
    await visit(`${RANK}?tab=recipes`, async ({ page, problems }) => {
      await page.evaluate(() => {
        location.hash = 'rank-page';
      });
      await expectTab(page, 'Doc');
      await expectScrolledTo(page, 'rank-page');
      await page.goBack();
      await expectTab(page, 'Recipes');
      expect(problems).toEqual([]);
    });
  });
});

describe('around the text', () => {
  it('table of contents and edit link go with the tab', async () => {
    await visit(RANK, async ({ page }) => {
      const contents = () =>
        page.locator('.theme-doc-toc-desktop a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      const editLink = () => page.locator('.theme-edit-this-page').getAttribute('href');
      expect(await editLink()).toMatch(/\/openapi\/.*\.yaml#L\d+$/);
      await expect.poll(() => contents()).toEqual([]);
      await tab(page, 'Recipes').click();
      await expectTab(page, 'Recipes');
      expect(await editLink()).toMatch(/\/docs\/api\/data-rank\.\$tab-recipes\.mdx$/);
      await expect
        .poll(() => contents())
        .toEqual(['#scores', '#weekly-board', '#group-board', '#friends-board', '#paging', '#rank-errors']);
      await page.locator('.theme-doc-toc-desktop a[href="#paging"]').click();
      await expectScrolledTo(page, 'paging');
      await expectTab(page, 'Recipes');
      await expect.poll(() => address(page)).toBe(`${RANK}?tab=recipes#paging`);
    });
  });

  it('title and neighbours stay those of the page, and anchors name the tab', async () => {
    await visit(`${RANK}?tab=recipes`, async ({ page }) => {
      await expectTab(page, 'Recipes');
      const href = await page.locator('#paging .hash-link').evaluate((link) => (link as HTMLAnchorElement).href);
      expect(href).toMatch(/\/data-rank\/?\?tab=recipes#paging$/);
      expect(await page.title()).toMatch(/^Ranking list/);
      expect(await page.locator('h1').allTextContents()).toEqual(['Ranking list']);
      await expect.poll(() => page.locator('a[rel="next"]').count()).toBe(1);
    });
  });

  it('the place stays where it is when the tab changes', async () => {
    await visit(`${RANK}?tab=recipes#weekly-board`, async ({ page }) => {
      await expectTab(page, 'Recipes');
      await page.evaluate(() => scrollTo(0, 60));
      await tab(page, 'Doc').click();
      await expectTab(page, 'Doc');
      expect(await page.evaluate(() => scrollY)).toBe(60);
      await tab(page, 'Recipes').click();
      await expectTab(page, 'Recipes');
      expect(await page.evaluate(() => scrollY)).toBe(60);
    });
  });

  it('the beginning of a tab is shown to whoever follows a link from further down', async () => {
    await visit('/doc/api/data-archive?tab=recipes#delete-safely', async ({ page }) => {
      await expectTab(page, 'Recipes');
      await expectScrolledTo(page, 'delete-safely');
      await page.locator('#delete-safely ~ ul a[href$="#archive-batch-get"]').click();
      await expectTab(page, 'Doc');
      await expectScrolledTo(page, 'archive-batch-get');
      await page.evaluate(() => {
        document.querySelector<HTMLAnchorElement>('[role="tab"][data-opens="recipes"]')?.click();
      });
      await expectTab(page, 'Recipes');
      await page.waitForFunction(() => {
        const top = document.querySelector('[role="tablist"]')?.getBoundingClientRect().top ?? -1;
        return top >= 40 && top < innerHeight / 2;
      });
    });
  });

  it('text that the browser finds in a hidden tab opens it', async () => {
    await visit(RANK, async ({ page }) => {
      await page.locator('#paging').dispatchEvent('beforematch', { bubbles: true });
      await expectTab(page, 'Recipes');
      await expect.poll(() => address(page)).toBe(`${RANK}?tab=recipes`);
    });
  });
});

describe('by keyboard', () => {
  it('the strip is one stop, arrows move in it, Enter and Space open', async () => {
    await visit(RANK, async ({ page }) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await tab(page, 'Doc').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => focused()).toBe('Recipes');
      await expectTab(page, 'Doc');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => focused()).toBe('Doc');
      await page.keyboard.press('End');
      await expect.poll(() => focused()).toBe('Recipes');
      await page.keyboard.press('Enter');
      await expectTab(page, 'Recipes');
      await expect.poll(() => focused()).toBe('Recipes');
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      await expectTab(page, 'Doc');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role="tablist"]'))).toBeNull();
    });
  });
});

describe('without scripts', () => {
  it('all tabs can be read, each under its title, and the strip holds links', async () => {
    await visit(
      RANK,
      async ({ page }) => {
        expect(await page.locator('#rank-get').isVisible()).toBe(true);
        expect(await page.locator('#weekly-board').isVisible()).toBe(true);
        expect(await page.locator('.doc-tab-title').allTextContents()).toEqual(['Recipes']);
        expect(await page.locator('.doc-tab-title').isVisible()).toBe(true);
        await expect.poll(() => tab(page, 'Recipes').getAttribute('href')).toBe(`${RANK}?tab=recipes`);
      },
      { javaScriptEnabled: false },
    );
  });

  it.each(PAGES)('the text of the tab of $path is in the served page', async ({ path, heading }) => {
    const html = await (await fetch(new URL(path, ORIGIN))).text();
    expect(html).toMatch(new RegExp(`id="?${heading}\\b`));
    expect(html).toMatch(/data-tab="?(recipes|pitfalls)"? hidden/);
  });

  it('a page without tabs has none of this', async () => {
    const html = await (await fetch(new URL('/doc/api/data-counter', ORIGIN))).text();
    expect(html).not.toMatch(/tablist|tabpanel|data-tab/);
  });
});

it.each(PAGES)('axe finds nothing wrong on the tab of $path, in light and dark', async ({ path, key, title }) => {
  await visit(`${path}?tab=${key}`, async ({ page }) => {
    await expectTab(page, title);
    const parts = ['[role="tablist"]', '[role="tabpanel"]:not([hidden])'];
    expect.soft(await findViolationsOfThemes(page, ...parts), 'desktop').toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect.soft(await findLayoutViolations(page, ...parts), 'phone').toEqual([]);
  });
});

describe('in Chinese', () => {
  it('the strip and the tabs are Chinese', async () => {
    await visit('/doc/zh-CN/api/data-rank?tab=recipes#paging', async ({ page, problems }) => {
      await expectTab(page, '实用示例');
      expect(await page.getByRole('tab').allTextContents()).toEqual(['文档', '实用示例']);
      await expectScrolledTo(page, 'paging');
      expect(await page.locator('#paging').textContent()).toContain('翻页');
      expect(problems).toEqual([]);
    });
  });
});
