import type { Page } from 'playwright-core';
import { ORIGIN } from './visit';

/** Parsed without running it. */
export interface ServedPage {
  status: number;
  lang: string;
  ids: string[];
  /** Resolved addresses within the site, with hashes. */
  links: string[];
}

/** Follows links from `start`. Keys are paths without trailing slashes. */
export async function crawl(page: Page, start: string[]): Promise<Map<string, ServedPage>> {
  const pages = new Map<string, ServedPage>();
  const queue = start.map(pathOf);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const served = await read(page, path);
    pages.set(path, served);
    queue.push(...served.links.map(pathOf).filter((target) => !pages.has(target)));
  }
  return pages;
}

export function pathOf(address: string): string {
  const { pathname } = new URL(address, ORIGIN);
  return decodeURIComponent(pathname).replace(/\/$/, '') || '/';
}

export function hashOf(address: string): string {
  return decodeURIComponent(new URL(address, ORIGIN).hash.slice(1));
}

async function read(page: Page, path: string): Promise<ServedPage> {
  const response = await fetch(new URL(path, ORIGIN));
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  const html = isPage ? await response.text() : '';
  const found = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'text/html');
    return {
      lang: documentElement.lang,
      ids: [...documentElement.querySelectorAll('[id]')].map(({ id }) => id),
      hrefs: [...documentElement.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    };
  }, html);
  const addresses = found.hrefs.map((href) => new URL(href, response.url)).filter(({ origin }) => origin === ORIGIN);
  return { status: response.status, lang: found.lang, ids: found.ids, links: [...new Set(addresses.map(String))] };
}
