import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { pack } from '../../../plugins/search/core/index/pack';
import type { SearchIndex } from '../../../plugins/search/core/types';

/** The field that is in sight: in the header, or in the dialog of a phone. */
export function searchField(page: Page): Locator {
  return page.getByRole('combobox').and(page.locator('input')).filter({ visible: true });
}

/** Rows of the list, groups' titles aside. */
export function rows(page: Page): Locator {
  return page.getByRole('listbox').getByRole('option');
}

/** Rows that lead somewhere. */
export function links(page: Page): Locator {
  return page.getByRole('listbox').locator('a[role="option"]');
}

export function activeRow(page: Page): Locator {
  return page.getByRole('listbox').getByRole('option', { selected: true });
}

/** Rows of what was found: an empty field has rows too. */
function results(page: Page): Locator {
  return page.getByRole('listbox', { name: /^(?:Search results|搜索结果)$/ });
}

/** Goes to the field by its shortcut, puts the text in at once, so that one question is asked, and waits for its answer. */
export async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchField(page).fill('');
  await page.keyboard.insertText(text);
  await results(page).locator('a[role="option"]').first().waitFor();
}

/** Titles of the groups, in their order. */
export function groupTitles(page: Page): Promise<string[]> {
  return page.locator('.search-section-title').allInnerTexts();
}

/** Path, query and hash. */
export function address(page: Page): string {
  const { pathname, search: query, hash } = new URL(page.url());
  return `${pathname.replace(/\/$/, '')}${query}${hash}`;
}

/** Where the focus is: what it is called, or else what kind of element it is. */
export function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim().slice(0, 40);
  });
}

export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Waits until what the address names can be seen below the header, in the upper half of the window. */
export async function waitForTarget(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const { top = -1, height = 0 } = target?.getBoundingClientRect() ?? {};
    return height > 0 && top >= 40 && top < innerHeight / 2;
  });
}

/** Address of the index: a file named by its content. */
export const INDEX = /\/doc\/(zh-CN\/)?[0-9a-f]{16}\.json$/;

export function serveIndex(context: BrowserContext, index: SearchIndex): Promise<unknown> {
  return context.route(INDEX, (route) => route.fulfill({ contentType: 'application/json', body: pack(index) }));
}

/** Lets go of what is held back, once. */
export interface Hold {
  (route: Route): Promise<void>;
  release(): void;
}

/** Holds requests back until `release`. */
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

/** Keeps the texts of all questions to the search's worker, in their order: for `questions`. */
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
