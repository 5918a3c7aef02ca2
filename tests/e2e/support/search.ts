import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { pack } from '../../../plugins/search/core/index/pack';
import type { SearchIndex } from '../../../plugins/search/core/types';

/** The visible field: in the header, or in the dialog. */
export function searchField(page: Page): Locator {
  return page.getByRole('combobox').and(page.locator('input')).filter({ visible: true });
}

export function rows(page: Page): Locator {
  return page.getByRole('listbox').getByRole('option');
}

export function links(page: Page): Locator {
  return page.getByRole('listbox').locator('a[role="option"]');
}

export function activeRow(page: Page): Locator {
  return page.getByRole('listbox').getByRole('option', { selected: true });
}

/** Excludes the rows of an empty field. */
function results(page: Page): Locator {
  return page.getByRole('listbox', { name: /^(?:Search results|搜索结果)$/ });
}

/** Enters the text at once, for a single query, and waits for results. */
export async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchField(page).fill('');
  await page.keyboard.insertText(text);
  await results(page).locator('a[role="option"]').first().waitFor();
}

export function groupTitles(page: Page): Promise<string[]> {
  return page.locator('.search-section-title').allInnerTexts();
}

export function address(page: Page): string {
  const { pathname, search: query, hash } = new URL(page.url());
  return `${pathname.replace(/\/$/, '')}${query}${hash}`;
}

export function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim().slice(0, 40);
  });
}

export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Waits until the hash's target is below the header, in the upper half of the window. */
export async function waitForTarget(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const { top = -1, height = 0 } = target?.getBoundingClientRect() ?? {};
    return height > 0 && top >= 40 && top < innerHeight / 2;
  });
}

/** Named by its hash. */
export const INDEX = /\/doc\/(zh-CN\/)?[0-9a-f]{16}\.json$/;

export function serveIndex(context: BrowserContext, index: SearchIndex): Promise<unknown> {
  return context.route(INDEX, (route) => route.fulfill({ contentType: 'application/json', body: pack(index) }));
}

export interface Hold {
  (route: Route): Promise<void>;
  release(): void;
}

/** Holds requests until `release`. */
export function createHold(): Hold {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  return Object.assign(hold, { release });
}

export function recordQuestions(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { askedOfWorker: asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function record(this: Worker, ...message: unknown[]) {
      const { request } = message[0] as { request?: { text: string } };
      if (request) asked.push(request.text);
      Reflect.apply(post, this, message);
    };
  });
}

export function questions(page: Page): Promise<string[]> {
  return page.evaluate('window.askedOfWorker');
}
