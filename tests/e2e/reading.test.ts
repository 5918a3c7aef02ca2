import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, ORIGIN, visit as visitPage } from './support/visit';

/** What readers load ahead is part of what is looked at here. */
const visit: typeof visitPage = (path, read, options) => visitPage(path, read, { prefetch: true, ...options });

function foldedId(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inside = document.querySelector('main details:not([open]) [id]');
    if (!inside) throw new Error('Nothing with an id is folded on this page');
    return inside.id;
  });
}

function isInSight(page: Page, id: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.getElementById(wanted);
    const { top = -1, height = 0 } = element?.getBoundingClientRect() ?? {};
    return height > 0 && top >= 0 && top < window.innerHeight;
  }, id);
}

describe('a reader goes from page to page', () => {
  it('by the top navigation and the sidebar, without the site loading again, and back', async () => {
    await visit('/doc/guide', async ({ page, problems }) => {
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      const entries = await page.locator('.navbar__items a.navbar__link').allInnerTexts();
      expect(entries.slice(0, 4)).toEqual(['Guide', 'API', 'Server', 'Open APIs']);

      await page.locator('.navbar').getByRole('link', { name: 'API', exact: true }).click();
      await page.waitForURL(`${ORIGIN}/doc/api`);
      const sidebar = page.getByRole('navigation', { name: /sidebar/i });
      await sidebar.getByRole('link', { name: 'Friend invite' }).click();
      await page.getByRole('heading', { level: 1, name: /friend invite/i }).waitFor();
      expect(page.url()).toBe(`${ORIGIN}/doc/api/business-invite`);

      await page.goBack();
      await page.waitForURL(`${ORIGIN}/doc/api`);
      await page.getByRole('heading', { level: 1, name: /overview|api/i }).waitFor();
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
      expect(problems).toEqual([]);
    });
  });

  it('by the menu on a phone', async () => {
    const onPhone = { width: 390, hasTouch: true };
    await visit(
      '/doc/api',
      async ({ page }) => {
        await page.getByRole('button', { name: 'Sidebar' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Friend invite' }).click();
        await page.waitForURL(`${ORIGIN}/doc/api/business-invite`);
        await page.getByRole('heading', { level: 1, name: /friend invite/i }).waitFor();
      },
      onPhone,
    );
  });
});

describe('a link to a place', () => {
  it('shows the call that it names', async () => {
    await visit('/doc/api/business-invite#invite-details', async ({ page }) => {
      await expect.poll(() => isInSight(page, 'invite-details')).toBe(true);
    });
  });

  it.each(['/doc/api/business-invite', '/doc/api/data-archive', '/doc/public/location'])(
    'opens what is folded around it on %s',
    async (path) => {
      const id = await visit(path, ({ page }) => foldedId(page));
      await visit(`${path}#${encodeURIComponent(id)}`, async ({ page }) => {
        await expect.poll(() => isInSight(page, id)).toBe(true);
      });
    },
  );

  it.each(['archive-get.10603', 'archive-get.path.id'])('tints the row of %s as a whole', async (id) => {
    await visit(`/doc/api/data-archive#${id}`, async ({ page }) => {
      const row = page.locator(`tr[id="${id}"][data-landed]`);
      await expect
        .poll(() => row.evaluate((element) => getComputedStyle(element).backgroundColor))
        .not.toMatch(/, 0\)/);
    });
  });

  it.each([1440, 390])(
    'tints it below the header, and the call stays in sight, in a window of %i px',
    async (width) => {
      await visit(
        '/doc/api/data-archive',
        async ({ page }) => {
          const opener = page.getByRole('button', { name: 'Sidebar' });
          if (await opener.isVisible()) await opener.click();
          await page.locator('.theme-doc-sidebar-menu a[href$="#archive-delete"]').filter({ visible: true }).click();
          await page.waitForURL('**#archive-delete');
          const heading = page.locator('#archive-delete[data-landed]');
          const header = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
          await expect
            .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
            .toBeGreaterThan(header);
          expect(await isInSight(page, 'archive-delete')).toBe(true);
          expect(await heading.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(/, 0\)/);
          const marked = () =>
            page.locator('[aria-current="location"]').evaluateAll((links) => links.map((link) => link.textContent));
          if (width > 997) await expect.poll(marked).toEqual(['Delete archives by id']);
          await page.mouse.move(width / 2, 500);
          await page.mouse.wheel(0, 500);
          const bar = page.locator('.api-op:has(#archive-delete) .api-endpoint');
          const top = () => bar.evaluate((element) => element.getBoundingClientRect().top);
          await expect.poll(top).toBe(header + 8);
        },
        { width },
      );
    },
  );

  it('is marked in the sidebar: the call on most of the screen, and none in a tab without calls', async () => {
    await visit('/doc/api/data-archive', async ({ page }) => {
      const marked = () =>
        page.locator('[aria-current="location"]').evaluateAll((links) => links.map((link) => link.textContent));
      const placeAt = (part: number) =>
        page.evaluate((at) => {
          const top = document.querySelector('#archive-set')?.getBoundingClientRect().top ?? 0;
          window.scrollBy(0, top - at * innerHeight);
        }, part);
      await placeAt(0.4);
      await expect.poll(marked).toEqual(['Set an archive']);
      await placeAt(0.6);
      await expect.poll(marked).toEqual(['Get several archives']);
      await page.getByRole('tab', { name: 'Recipes' }).click();
      await expect.poll(marked).toEqual([]);
      await page.goto('/doc/api/data-archive#archive-batch-set');
      await expect.poll(marked).toEqual(['Set several archives']);
    });
  });

  it('is copied from fields, errors and headings, by pointer and keyboard', async () => {
    await visit(
      '/doc/api/data-archive',
      async ({ page }) => {
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        const address = `${ORIGIN}/doc/api/data-archive`;
        await page.locator('[id="archive-get.path.id"] .api-name').click();
        await expect.poll(copied).toBe(`${address}#archive-get.path.id`);
        await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
        await page.locator('[id="archive-get.10603"] .hash-link').focus();
        await page.keyboard.press('Enter');
        await expect.poll(copied).toBe(`${address}#archive-get.10603`);
        await page.locator('#archive-set .hash-link').focus();
        await page.keyboard.press('Enter');
        await expect.poll(copied).toBe(`${address}#archive-set`);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
  });

  it('is taken along as Markdown, a call or the page', async () => {
    await visit(
      '/doc/api/data-archive',
      async ({ page }) => {
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        await page.locator('.api-op:has(#archive-get) [data-copy]').click();
        await expect.poll(copied).toMatch(/^## Get an archive\n/);
        const call = await copied();
        expect(call).toContain('`GET /api/v1/archive/get/{id}`');
        expect(call).toContain('- `id` required string\n\n  The id of the archive.');
        expect(call).toContain('wx.request({');
        expect(call).not.toContain('Get several archives');
        await page.getByRole('button', { name: 'Copy as Markdown' }).first().click();
        await expect.poll(copied).toMatch(/^# Cloud archive\n/);
        expect(await copied()).toContain('## Get several archives');
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
  });

  it('opens it on the page that is open already, too', async () => {
    await visit('/doc/api/business-invite', async ({ page }) => {
      const id = await foldedId(page);
      expect(await isInSight(page, id)).toBe(false);
      await page.evaluate((target) => {
        window.location.hash = `#${encodeURIComponent(target)}`;
      }, id);
      await expect.poll(() => isInSight(page, id)).toBe(true);
    });
  });
});

describe('samples', () => {
  const CLIENT = [/curl/i, /fetch/i, /\bwx/i, /\btt/i, /\bks/i, /cocos/i];
  const SERVER = [/curl/i, /node/i, /python/i, /java\b/i, /\bgo\b/i];

  function languageBox(page: Page) {
    return page.getByRole('combobox', { name: 'Language' });
  }

  function shownLanguages(page: Page): Promise<string[]> {
    return languageBox(page).evaluateAll((boxes) => {
      const labels = boxes.map((box) => (box as HTMLSelectElement).selectedOptions[0]?.label ?? '');
      return [...new Set(labels)];
    });
  }

  it('come in the languages of games for a game, of servers for a server', async () => {
    const languagesOn = (path: string) =>
      visit(path, ({ page }) => languageBox(page).first().locator('option').allInnerTexts());
    const client = await languagesOn('/doc/api/business-invite');
    const server = await languagesOn('/doc/server/access-token');
    expect(CLIENT.filter((language) => !client.some((label) => language.test(label)))).toEqual([]);
    expect(SERVER.filter((language) => !server.some((label) => language.test(label)))).toEqual([]);
    expect(server).toHaveLength(SERVER.length);
  });

  it('change together, and stay in the chosen language on other pages and after a reload', async () => {
    await visit('/doc/api/business-invite', async ({ page }) => {
      const options = await languageBox(page).first().locator('option').allInnerTexts();
      const chosen = options.find((label) => /cocos/i.test(label)) ?? '';
      expect(await shownLanguages(page)).not.toContain(chosen);
      await languageBox(page).first().selectOption({ label: chosen });
      await expect.poll(() => shownLanguages(page)).toEqual([chosen]);

      await page
        .getByRole('navigation', { name: /sidebar/i })
        .getByRole('link', { name: 'Counter' })
        .click();
      await page.waitForURL(`${ORIGIN}/doc/api/data-counter`);
      await page.getByRole('heading', { level: 1, name: /counter/i }).waitFor();
      await expect.poll(() => shownLanguages(page)).toEqual([chosen]);

      await page.reload();
      await hydrated(page);
      await expect.poll(() => shownLanguages(page)).toEqual([chosen]);

      await page.goto('/doc/server/access-token');
      await hydrated(page);
      expect(await shownLanguages(page)).not.toContain(chosen);
    });
  });

  it('can be copied as they are shown', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await visit(
      '/doc/api/business-invite',
      async ({ page }) => {
        const section = page.locator('section', { has: languageBox(page) }).first();
        const panel = section
          .locator('div', { has: languageBox(page) })
          .filter({ has: page.locator('pre') })
          .last();
        await panel.getByRole('button', { name: /^Copy / }).click();
        const shown = await panel.locator('pre').first().textContent();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
      },
      { permissions },
    );
  });
});

describe('where the browser keeps nothing', () => {
  const blockStorage = () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  };

  it('pages open without an error, and a language can be chosen', async () => {
    await visit(
      '/doc/api/business-invite',
      async ({ page, problems }) => {
        const box = page.getByRole('combobox', { name: 'Language' });
        const last = (await box.first().locator('option').count()) - 1;
        await box.first().selectOption({ index: last });
        const chosen = () => box.evaluateAll((boxes) => boxes.map((one) => (one as HTMLSelectElement).selectedIndex));
        await expect.poll(async () => new Set(await chosen())).toEqual(new Set([last]));
        expect(problems).toEqual([]);
      },
      { before: (context) => context.addInitScript(blockStorage) },
    );
  });
});
