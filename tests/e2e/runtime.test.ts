import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { searchField } from './support/search';
import { findViolations, findViolationsOfThemes } from './support/violations';
import { hydrated, ORIGIN, overflow, type Visit, visit as visitPage } from './support/visit';

/** What readers load ahead is part of what is looked at here. */
const visit: typeof visitPage = (path, read, options) => visitPage(path, read, { prefetch: true, ...options });

/** Of the modules of pages, which Docusaurus names by hashes: not what a page loads beside, such as what follows scrolling. */
const PAGE_SCRIPTS = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;

function path(page: Page): string {
  return page.url().slice(ORIGIN.length);
}

describe('the address', () => {
  it.each([
    ['/doc/guide/', '/doc/guide'],
    ['/doc/guide', '/doc/guide'],
    ['/doc/api/data-rank/?tab=recipes&a=1#x', '/doc/api/data-rank?tab=recipes&a=1#x'],
    ['/doc/zh-CN/guide/?a=1#x', '/doc/zh-CN/guide?a=1#x'],
    ['/doc/?a=1#x', '/doc/?a=1#x'],
    ['/doc/zh-CN/', '/doc/zh-CN/'],
    ['/doc/none/', '/doc/none'],
  ])('%s is shown as %s', async (given, shown) => {
    await visit(given, async ({ page, problems }) => {
      await expect.poll(() => path(page)).toBe(shown);
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => path(page)).toBe(shown);
    });
  });
});

describe('a page that takes its time', () => {
  it('is announced by a bar in the accent colour, and leaves a field that is typed in alone', async () => {
    await visit('/doc/api/session', async ({ page }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(PAGE_SCRIPTS, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('link', { name: 'Guide', exact: true }).click();
      const bar = page.locator('#nprogress .bar');
      await bar.waitFor({ state: 'attached' });
      const [colour, accent] = await bar.evaluate((element) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.backgroundColor = 'var(--accent)';
        return [getComputedStyle(element).backgroundColor, getComputedStyle(probe).backgroundColor];
      });
      expect(colour).toBe(accent);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/session/i);
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText('ra');
      release();
      await page.getByRole('heading', { level: 1, name: /guide|getting started/i }).waitFor();
      await bar.waitFor({ state: 'detached' });
      await page.keyboard.type('nk');
      expect(await searchField(page).inputValue()).toBe('rank');
    });
  });
});

/** Types into an added field, which a reload would remove. */
async function type(page: Page): Promise<void> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.setAttribute('aria-label', 'Typed');
    document.querySelector('main')?.append(field);
    Object.assign(window, { isTheSame: true });
  });
  await page.getByLabel('Typed').fill('half a sentence');
}

async function expectTyped(page: Page): Promise<void> {
  expect(await page.getByLabel('Typed').inputValue()).toBe('half a sentence');
  expect(await page.evaluate('window.isTheSame')).toBe(true);
}

const KINDS: Array<[string, (route: Route) => Promise<void>, RegExp]> = [
  ['is refused', (route) => route.fulfill({ status: 503, body: '' }), /connection/],
  ['cannot be asked for', (route) => route.abort('internetdisconnected'), /connection/],
  ['is something else', (route) => route.fulfill({ contentType: 'text/javascript', body: '/* */' }), /something else/],
];

const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

describe('a script that cannot be loaded', () => {
  it.each(KINDS)('which %s, is reported, and Retry loads the page', async (_name, answer, reason) => {
    await visit('/doc/api/session', async ({ page }) => {
      await type(page);
      await page.route(PAGE_SCRIPTS, answer);
      await page.getByRole('link', { name: 'Guide', exact: true }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await notice.waitFor();
      expect(await notice.innerText()).toMatch(reason);
      await expectTyped(page);

      await notice.getByRole('button', { name: 'Retry' }).click();
      await notice.getByRole('button', { name: 'Reload page' }).waitFor();
      await expectTyped(page);

      await page.unroute(PAGE_SCRIPTS);
      await notice.getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('heading', { level: 1, name: /guide|getting started/i }).waitFor();
      await notice.waitFor({ state: 'detached' });
      await expect.poll(() => path(page)).toBe('/doc/guide');
      expect(await page.evaluate('window.isTheSame')).toBe(true);
    });
  });

  /** Scripts are gone until the page is loaded again. */
  async function publishAgain(page: Page): Promise<void> {
    let isOld = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false;
    });
    await page.route(PAGE_SCRIPTS, (route) => (isOld ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  }

  it('which the server no longer has, makes the browser load the page anew', async () => {
    await visit('/doc/api/session', async ({ page }) => {
      await page.evaluate('window.isTheSame = true');
      await publishAgain(page);
      await page.getByRole('link', { name: 'Guide', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: /guide|getting started/i }).waitFor();
      await expect.poll(() => path(page)).toBe('/doc/guide');
      expect(await page.evaluate('window.isTheSame')).toBeUndefined();
    });
  });

  it('which the server no longer has, is reported to readers who have typed: the site has changed', async () => {
    await visit('/doc/api/session', async ({ page }) => {
      await type(page);
      await publishAgain(page);
      await page.getByRole('link', { name: 'Guide', exact: true }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'The site has changed' });
      await notice.waitFor();
      await expectTyped(page);
      expect(await notice.getByRole('button').allInnerTexts()).toEqual(['Reload page', '✕']);
      await notice.getByRole('button', { name: 'Reload page' }).click();
      await page.getByRole('heading', { level: 1, name: /guide|getting started/i }).waitFor();
    });
  });

  it('which does not arrive within 120 seconds, is reported', async () => {
    await visit(
      '/doc/api/session',
      async ({ page }) => {
        await page.clock.install();
        await type(page);
        await page.route(PAGE_SCRIPTS, () => undefined);
        await page.getByRole('link', { name: 'Guide', exact: true }).click();
        await page.clock.runFor(119_000);
        const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
        await expect.poll(() => notice.count()).toBe(0);
        await page.clock.runFor(2000);
        await notice.waitFor();
        expect(await notice.innerText()).toContain('within 120 seconds');
        await expectTyped(page);
      },
      { alone: true },
    );
  });

  it('can be done without: the old page and its address are back, and asking again works', async () => {
    await visit('/doc/api/session?a=1', async ({ page }) => {
      await type(page);
      await page.route(PAGE_SCRIPTS, (route) => route.abort());
      const guide = page.getByRole('link', { name: 'Guide', exact: true });
      await guide.click();
      const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await notice.getByRole('button', { name: 'Dismiss' }).click();
      await notice.waitFor({ state: 'detached' });
      await expect.poll(() => path(page)).toBe('/doc/api/session?a=1');
      await expectTyped(page);
      expect(await notice.count()).toBe(0);
      await guide.click();
      await notice.waitFor();
      await page.unroute(PAGE_SCRIPTS);
      await notice.getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(() => path(page)).toBe('/doc/api/session?a=1');
      await guide.click();
      await page.getByRole('heading', { level: 1, name: /guide|getting started/i }).waitFor();
      expect(await page.evaluate('window.isTheSame')).toBe(true);
    });
  });

  it.each([
    ['from outside of the window', () => Promise.resolve()],
    ['from the text of the page', (page: Page) => page.mouse.move(700, 500)],
  ])('is not reported while a link is only hovered over, %s', async (_from, start) => {
    await visit('/doc/api/session', async ({ page }) => {
      await start(page);
      await page.route(PAGE_SCRIPTS, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
      await page.getByRole('link', { name: 'Guide', exact: true }).hover();
      await failed;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
      await page.unroute(PAGE_SCRIPTS);
      await page.getByRole('link', { name: 'Guide', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: /guide|getting started/i }).waitFor();
    });
  });

  it('is reported on the first page, which stays readable and is hydrated by Retry', async () => {
    await visit('/doc/guide', async ({ page }) => {
      await page.route(PAGE_SCRIPTS, (route) => route.abort());
      await page.goto('/doc/api/session');
      const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await notice.waitFor();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/session/i);
      await page.unroute(PAGE_SCRIPTS);
      await notice.getByRole('button', { name: 'Retry' }).press('Enter');
      await hydrated(page);
      await notice.waitFor({ state: 'detached' });
    });
  });

  it('is not the only thing that Retry brings: data beside it has failed, too', async () => {
    await visit('/doc/api/session', async ({ page }) => {
      await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
      await page.locator('.api-try').first().click();
      await noticeOf(page).waitFor();
      await page.unroute('**/assets/**');
      await noticeOf(page).getByRole('button', { name: 'Retry' }).click();
      await page.locator('.api-console').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it.each([
    ['is lost', { status: 404, body: '' }, '/doc/guide', 'A part of this page could not be loaded.', 'Reload page'],
    ['cannot run', { body: '(' }, '/doc/zh-CN/guide', '此页面的一部分无法加载。', '重新加载页面'],
  ])(
    'and %s, though all others need it, leads to a notice of the served page',
    async (_how, answer, path, text, reload) => {
      await visit(path, async ({ page }) => {
        const main = /\/main\.[0-9a-f]{8}\.js$/;
        await page.route(main, (route) => route.fulfill({ contentType: 'text/javascript', ...answer }));
        await page.reload();
        const notice = page.getByRole('alert').filter({ hasText: text });
        await notice.waitFor();
        await page.locator('.navbar button[type=button]:visible').first().click();
        expect(await page.locator('#nprogress').count()).toBe(0);
        await page.unroute(main);
        await notice.getByRole('button', { name: reload }).press('Enter');
        await hydrated(page);
        expect(await notice.count()).toBe(0);
      });
    },
  );
});

describe('a style sheet that cannot be loaded', () => {
  const STYLES = /\/styles\.[0-9a-f]{8}\.css$/;
  const hasStyles = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent') !== '');

  it.each(KINDS)('and %s, is reported in a notice that needs none, and Retry brings it', async (_name, answer) => {
    await visit('/doc/guide', async ({ page }) => {
      await page.route(STYLES, answer);
      await page.goto('/doc/api/session');
      const notice = noticeOf(page);
      await notice.waitFor();
      await hydrated(page);
      expect(await hasStyles(page)).toBe(false);
      expect(await notice.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
      await expect.poll(() => notice.isVisible()).toBe(true);
      expect(await findViolations(page, '.load-notice')).toEqual([]);
      const retry = notice.getByRole('button', { name: 'Retry' });
      await retry.click();
      await notice.getByRole('button', { name: 'Reload page' }).waitFor();
      await page.unroute(STYLES);
      await retry.click();
      await notice.waitFor({ state: 'detached' });
      expect(await hasStyles(page)).toBe(true);
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    });
  });

  it('since the site was published again, is had by loading the page again', async () => {
    await visit('/doc/guide', async ({ page }) => {
      await page.route(STYLES, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/doc/api/session');
      await noticeOf(page).getByRole('button', { name: 'Reload page' }).waitFor();
      expect(await noticeOf(page).innerText()).toContain('The site has changed');
    });
  });
});

it.each(['/doc/', '/doc/guide', '/doc/api/session', '/doc/api/data-rank?tab=recipes', '/doc/zh-CN/guide'])(
  'the head of %s stays as it was served while the page hydrates, with its title',
  async (path) => {
    const watch = () => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      document.addEventListener('DOMContentLoaded', () => {
        const { title } = document;
        new MutationObserver((records) => {
          if (document.title !== title) changes.push(document.title);
          for (const { removedNodes } of records)
            for (const node of removedNodes) if (node.nodeName !== 'SCRIPT') changes.push(node.nodeName);
        }).observe(document.head, { childList: true, subtree: true, characterData: true });
      });
    };
    const slow = async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    };
    const before = async (context: BrowserContext) => {
      await context.addInitScript(watch);
    };
    const look = async ({ page }: Visit) => {
      await slow(page);
      await page.reload();
      await hydrated(page);
      expect(await page.evaluate('window.changes')).toEqual([]);
    };
    await visit(path, look, { before });
  },
);

describe('a press before React listens', () => {
  /** Holds back the scripts of the page, so that it is served but not alive. */
  async function openServed(page: Page, address: string): Promise<() => Promise<void>> {
    const held: Array<() => Promise<void>> = [];
    let isHeld = true;
    await page.route(PAGE_SCRIPTS, (route) => {
      if (isHeld) held.push(() => route.continue());
      else return route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    return async () => {
      isHeld = false;
      await Promise.all(held.map((go) => go()));
    };
  }

  it.each([
    ['Try it', '/doc/api/session', { width: 1440 }, '.api-try', '.api-console'],
    ['search', '/doc/api/session', { width: 390 }, '.search-open', 'dialog[open] input'],
    ['the menu of the site', '/doc/api/session', { width: 390 }, '.navbar__toggle', 'dialog[open] a'],
    ['an editor', '/doc/guide/invite', { width: 1440 }, '.embedded-editor-open', '.embedded-editor-bench'],
  ])('of %s is kept, and acted on', async (_what, address, size, pressed, opened) => {
    await visit(
      '/doc/guide/start',
      async ({ page }) => {
        const release = await openServed(page, address);
        await page.locator(pressed).first().click();
        await page.locator('#nprogress > .bar').waitFor();
        expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
        await release();
        await page.locator(opened).first().waitFor();
        expect(await page.locator('#nprogress').count()).toBe(0);
      },
      size,
    );
  });

  it.each([
    [1440, ':focus'],
    [390, 'dialog[open] input:focus'],
  ])('of the shortcut of search is kept, in a window of %i px', async (width, focused) => {
    await visit(
      '/doc/guide/start',
      async ({ page }) => {
        const release = await openServed(page, '/doc/api/session');
        await page.locator('.api-try').first().waitFor({ state: 'attached' });
        await page.keyboard.press('Control+k');
        expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
        await release();
        await hydrated(page);
        await page.locator(`.search ${focused}, ${focused}`).first().waitFor();
        const isField = () => page.evaluate(() => document.activeElement instanceof HTMLInputElement);
        await expect.poll(isField).toBe(true);
      },
      { width },
    );
  });

  it.each([
    ['while React hydrates', false],
    ['before, and again while React hydrates', true],
  ])('acts once on what is pressed %s', async (_when, isEarly) => {
    const look = async ({ page }: Visit) => {
      await page.addInitScript(() => {
        let root: unknown;
        Object.defineProperty(window, 'docusaurusRoot', {
          get: () => root,
          set: (value) => {
            root = value;
            queueMicrotask(() => document.querySelector<HTMLElement>('.header-icon-language')?.click());
          },
        });
      });
      const release = await openServed(page, '/doc/api/session');
      const language = page.getByRole('button', { name: 'Language' });
      await language.waitFor();
      if (isEarly) await language.click();
      await release();
      await hydrated(page);
      await page.getByRole('menuitemradio', { name: '简体中文' }).waitFor();
    };
    await visit('/doc/guide/start', look, { alone: true });
  });

  it('acts once: what is pressed twice is open', async () => {
    await visit('/doc/guide/start', async ({ page }) => {
      const release = await openServed(page, '/doc/api/session');
      const language = page.getByRole('button', { name: 'Language' });
      await language.click();
      await language.click();
      await release();
      await page.getByRole('menuitemradio', { name: '简体中文' }).waitFor();
    });
  });
});

describe('the language of an address', () => {
  it('is followed when the page is changed without a reload', async () => {
    await visit('/doc/api/session', async ({ page }) => {
      await page.evaluate(() => {
        window.history.pushState({}, '', '/doc/zh-CN/guide?a=1#x');
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      });
      await page.locator('html[lang="zh-CN"][data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await expect.poll(() => path(page)).toBe('/doc/zh-CN/guide?a=1#x');
    });
  });

  it('is that of the query for a demo, if there is such a language', async () => {
    await visit('/doc/~demos/x?locale=fr', async ({ page }) => {
      await expect.poll(() => path(page)).toBe('/doc/~demos/x?locale=fr');
      await page.goto('/doc/~demos/x?locale=zh-CN&a=1#h');
      await page.waitForURL('**/doc/zh-CN/~demos/x?a=1#h');
    });
  });
});

it.each(['', '#archive-set'])(
  'a reload keeps the place, though the host redirects /doc/api/data-archive%s',
  async (hash) => {
    await visit(`/doc/api/data-archive${hash}`, async ({ page }) => {
      const top = () => page.evaluate(() => window.scrollY);
      await page.evaluate(() => window.scrollTo(0, 2500));
      await expect.poll(top).toBe(2500);
      await page.reload();
      await expect.poll(top).toBe(2500);
    });
  },
);

describe('a browser in Chinese', () => {
  const CHINESE = { locale: 'zh-CN', alone: true };
  const offerOf = (page: Page) => page.getByRole('complementary', { name: '本网站有简体中文版。' });

  it('is offered the page in Chinese, once, without a shift, in words of its own', async () => {
    await visit(
      '/doc/api/session?a=1#session-check',
      async ({ page }) => {
        const offer = offerOf(page);
        await offer.waitFor();
        expect(await offer.getAttribute('lang')).toBe('zh-CN');
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
        expect(await findViolationsOfThemes(page)).toEqual([]);
        const link = offer.getByRole('link', { name: '阅读简体中文版' });
        expect(await link.getAttribute('href')).toBe('/doc/zh-CN/api/session?a=1#session-check');
        await page.getByRole('link', { name: 'Guide', exact: true }).click();
        await page.waitForURL('**/doc/guide');
        await expect.poll(() => link.getAttribute('href')).toBe('/doc/zh-CN/guide');
        await page.reload();
        await hydrated(page);
        expect(await offerOf(page).count()).toBe(0);
      },
      CHINESE,
    );
  });

  it('may close it, by keyboard, too', async () => {
    await visit(
      '/doc/guide',
      async ({ page }) => {
        expect(await overflow(page)).toBe(0);
        await offerOf(page).getByRole('button', { name: '关闭' }).focus();
        await page.keyboard.press('Escape');
        await offerOf(page).waitFor({ state: 'detached' });
      },
      { ...CHINESE, width: 390 },
    );
  });

  it('is offered nothing after it has chosen: from Chinese pages, English ones are meant', async () => {
    await visit(
      '/doc/zh-CN/guide',
      async ({ page }) => {
        await page.goto('/doc/guide');
        await hydrated(page);
        expect(await offerOf(page).count()).toBe(0);
      },
      CHINESE,
    );
  });
});

describe('an address where no page is', () => {
  it.each([
    ['/doc/zh-CN/nope?a=1#x', 'zh-CN', '指南', '/doc/nope?a=1#x', 'English'],
    ['/doc/nope?a=1#x', 'en', 'Guide', '/doc/zh-CN/nope?a=1#x', '简体中文'],
  ])(
    '%s is in the language of the address, and so are menus and languages',
    async (address, lang, guide, other, name) => {
      await visit(address, async ({ page }) => {
        await page.locator(`html[lang="${lang}"][data-has-hydrated="true"]`).waitFor({ state: 'attached' });
        expect(path(page)).toBe(address);
        await page.getByRole('link', { name: guide, exact: true }).waitFor();
        await page.locator('.header-icon-language').click();
        const language = page.getByRole('menuitemradio', { name });
        expect(await language.getAttribute('href')).toBe(other);
        await language.click();
        await page.locator(`html:not([lang="${lang}"])[data-has-hydrated="true"]`).waitFor({ state: 'attached' });
        expect(path(page)).toBe(other);
      });
    },
  );

  it.each([
    ['/doc/api/data-rnak', 'PAGE NOT FOUND', 'Back to homepage', '/doc/', 'Ranking list'],
    ['/doc/none/of/these/', 'PAGE NOT FOUND', 'Back to homepage', '/doc/', undefined],
    ['/doc/zh-CN/api/data-rnak', '页面未找到', '返回首页', '/doc/zh-CN/', '排行榜'],
  ])('%s: %s, the nearest pages, and a way home', async (address, title, back, home, nearest) => {
    await visit(address, async ({ page }) => {
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.title()).toContain(title);
      if (nearest) {
        const main = page.locator('main');
        await main.getByRole('link', { name: nearest, exact: true }).waitFor();
        await main.getByRole('listitem').filter({ hasText: nearest }).locator('small').first().waitFor();
        expect(await main.getByRole('searchbox').inputValue()).toBe('data rnak');
      }
      await page.getByRole('link', { name: back }).click();
      await page.waitForURL(ORIGIN + home);
    });
  });
});

it('axe finds nothing wrong with the notice and the 404 page, in light and dark', async () => {
  await visit('/doc/api/none', async ({ page }) => {
    expect.soft(await findViolationsOfThemes(page)).toEqual([]);
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    await page.getByRole('link', { name: 'Guide', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await notice.getByRole('button', { name: 'Retry' }).click();
    await notice.getByRole('button', { name: 'Reload page' }).waitFor();
    expect(await findViolationsOfThemes(page)).toEqual([]);
  });
});
