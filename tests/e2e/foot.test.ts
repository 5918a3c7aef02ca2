import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ORIGIN, type Visit, visit } from './support/visit';

const ROOT = join(__dirname, '../..');

/** Without the full history, in archives and shallow clones, pages have no dates. */
const hasHistory = git('rev-parse', 'HEAD') !== '' && git('rev-parse', '--is-shallow-repository') === 'false';

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
}

const time = (page: Page) => page.locator('.page-foot time');
const improve = (page: Page) => page.getByRole('link', { name: /^(Improve this documentation|.*改进此文档)$/ });

function expected(iso: string, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** Kinds of spaces differ between ICU versions. */
function plain(text: string | null): string {
  return (text ?? '').replace(/\s/g, ' ');
}

describe.runIf(hasHistory)('when a page was last updated', () => {
  const readers = [
    { path: '/doc/guide', timezoneId: 'Asia/Tokyo', locale: 'en-GB', language: 'en-GB', label: 'Last updated:' },
    {
      path: '/doc/api/business-invite',
      timezoneId: 'America/Lima',
      locale: 'en-US',
      language: 'en-US',
      label: 'Last updated:',
    },
    { path: '/doc/api/errors', timezoneId: 'Asia/Kolkata', locale: 'de-DE', language: 'en', label: 'Last updated:' },
    {
      path: '/doc/zh-CN/guide',
      timezoneId: 'Asia/Shanghai',
      locale: 'zh-CN',
      language: 'zh-CN',
      label: '最后更新时间：',
    },
  ];

  it.each(readers)('is in the zone $timezoneId and in the language of $path', async (reader) => {
    const { path, timezoneId, locale, language, label } = reader;
    await visit(
      path,
      async ({ page, problems }) => {
        const iso = (await time(page).getAttribute('datetime')) ?? '';
        expect(iso).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        const shown = plain(expected(iso, language, timezoneId));
        await expect.poll(async () => plain(await time(page).textContent())).toBe(shown);
        expect(await page.locator('.page-foot').textContent()).toContain(label);
        expect(problems).toEqual([]);
      },
      { timezoneId, locale },
    );
  });

  it('is served in UTC, for readers without scripts', async () => {
    await visit(
      '/doc/api/business-invite',
      async ({ page }) => {
        const iso = (await time(page).getAttribute('datetime')) ?? '';
        expect(await time(page).textContent()).toBe(`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`);
      },
      { javaScriptEnabled: false, timezoneId: 'Asia/Tokyo' },
    );
  });
});

describe('the way to better a page', () => {
  const CHINESE = 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current';
  it.each([
    ['/doc/', 'docs/index.mdx'],
    ['/doc/guide', 'docs/guide/index.mdx'],
    ['/doc/api/data-rank?tab=recipes', 'docs/api/data-rank.$tab-recipes.mdx'],
    ['/doc/zh-CN/', `${CHINESE}/index.mdx`],
    ['/doc/zh-CN/guide', `${CHINESE}/guide/index.mdx`],
    ['/doc/zh-CN/api/data-rank?tab=recipes', `${CHINESE}/api/data-rank.$tab-recipes.mdx`],
    ['/doc/zh-CN/api/model', 'src/i18n/zh-CN/openapi/messages.yaml#L1'],
    ['/doc/zh-CN/api/flows/share', 'src/i18n/zh-CN/openapi/flows.yaml#L1'],
  ])('leads from %s to the file that has its words', async (path, file) => {
    await visit(path, async ({ page }) => {
      await expect.poll(() => improve(page).getAttribute('href')).toContain(`/edit/main/${file}`);
    });
  });

  it.each(['wx-login', 'data-rank'])('leads from %s in Chinese to the translation of its title', async (name) => {
    const look = async ({ page }: Visit) => {
      const links = await page.locator('.theme-edit-this-page, .api-edit a').all();
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) {
        const [, file = '', line = ''] =
          /\/edit\/main\/(.*)#L(\d+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
        expect(file).toBe('src/i18n/zh-CN/openapi/messages.yaml');
        const text = readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
        const titles = await page.locator('h1, h2').allInnerTexts();
        expect(titles.map((title) => title.replace('\u200b', ''))).toContain(text.replace(/^ *zh: /, ''));
      }
    };
    await visit(`/doc/zh-CN/api/${name}`, look, { javaScriptEnabled: false });
  });

  it.each(['business-invite', 'data-rank', 'track', 'wx-login'])('leads to the operation of %s', async (name) => {
    const look = async ({ page }: Visit) => {
      const href = (await improve(page).getAttribute('href')) ?? '';
      const [, file = '', line = ''] = /\/(openapi\/paths\/[\w-]+\.yaml)#L(\d+)$/.exec(href) ?? [];
      const text = readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1];
      expect(text?.trim()).toMatch(/^(get|put|post|delete|patch):/);
    };
    await visit(`/doc/api/${name}`, look, { javaScriptEnabled: false });
  });
});

it.each([
  ['/doc/guide/login', 'View as Markdown', '/doc/guide/login.md', true],
  ['/doc/zh-CN/api', '以 Markdown 查看', '/doc/zh-CN/api.md', false],
])(
  '%s leads to its text in Markdown, by keyboard, with scripts and without',
  async (path, name, twin, javaScriptEnabled) => {
    await visit(
      path,
      async ({ page }) => {
        await page.getByRole('link', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
        await page.waitForURL(ORIGIN + twin);
        expect(await page.locator('body').innerText()).toMatch(/^# /);
      },
      { javaScriptEnabled, width: 390 },
    );
  },
);

describe('PREV and NEXT', () => {
  it('lead from the first page of the API to the last, and each back to the one before, in the order of the sidebar', async () => {
    await visit('/doc/api', async ({ page }) => {
      const pathOf = (href: string) => new URL(href, ORIGIN).pathname.replace(/\/$/, '');
      const links = await page
        .locator('.theme-doc-sidebar-menu a[href^="/doc/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      // Links with a hash are sections of the page above.
      const order = [...new Set(links.map((href) => pathOf(href)))];
      expect(order.length).toBeGreaterThan(10);

      expect(await page.locator('.page-neighbours a[rel=prev]').count()).toBe(0);
      const visited = [pathOf(page.url())];
      for (;;) {
        const link = page.locator('.page-neighbours a[rel=next]');
        if ((await link.count()) === 0 || visited.length > order.length) break;
        expect(await link.locator('small').textContent()).toBe('NEXT');
        const target = pathOf((await link.getAttribute('href')) ?? '');
        await link.click();
        await page.waitForURL(`${ORIGIN}${target}`);
        // The page is ready when its footer links back.
        const back = page.locator(`.page-neighbours a[rel=prev][href="${visited.at(-1)}"]`);
        await back.waitFor();
        expect(await back.locator('small').textContent()).toBe('PREV');
        visited.push(target);
      }
      expect(visited).toEqual(order);
      // Each page has linked back to the one before.
      const [before = ''] = order.slice(-2);
      await page.locator('.page-neighbours a[rel=prev]').click();
      await page.waitForURL(`${ORIGIN}${before}`);
      await page.locator(`.page-neighbours a[rel=next][href="${order.at(-1)}"]`).waitFor();
    });
  });

  it('join hand-written and generated pages', async () => {
    await visit('/doc/server/login', async ({ page }) => {
      const neighbours = await page
        .locator('.page-neighbours a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(neighbours).toContain('/doc/server/access-token');
      expect(neighbours).toContain('/doc/server');
    });
  });
});

it('the home page says when it was last updated, and has no neighbours', async () => {
  await visit('/doc/', async ({ page }) => {
    await expect.poll(() => page.locator('.page-foot time').count()).toBe(hasHistory ? 1 : 0);
    expect(await page.locator('.page-neighbours').count()).toBe(0);
  });
});

const NOT_PRINTED = '.navbar, .theme-doc-sidebar-container, .page-neighbours, .page-foot a, .api-icon, .api-to-sample';

it('paper shows all of a page, and nothing that only a screen needs', async () => {
  await visit('/doc/api/business-invite?docusaurus-theme=dark', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const seen = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
    const folded = 'main details:not([open]) tr';
    const rows = await page.locator(folded).count();
    expect(rows).toBeGreaterThan(5);
    await expect.poll(() => seen(folded)).toBe(rows);
    expect(await seen(NOT_PRINTED)).toBe(0);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
    expect(background).toBe('#fff');
    const right = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect.poll(right).toBe(0);
    expect(await seen(NOT_PRINTED)).toBe(0);
  });
});
