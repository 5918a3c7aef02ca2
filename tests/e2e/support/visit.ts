import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';

export const ORIGIN = inject('origin');

export interface VisitOptions extends BrowserContextOptions {
  width?: number;
  /** Runs before the page's own code, in a separate context. */
  before?: (context: BrowserContext) => Promise<unknown>;
  /** For what cannot be reset: a context's clock. */
  alone?: boolean;
}

export interface Visit {
  page: Page;
  /** Console and script errors, failed requests, and responses with status 400 or above. */
  problems: string[];
  /** Requested addresses of other origins. */
  foreign: string[];
  /** Executed scripts by path, without prefetched ones. */
  scripts: Set<string>;
}

/** Generous, as the machine may be busy. */
const PATIENCE_MS = 60_000;

let connected: Promise<Browser> | undefined;

/** One connection per worker. */
export function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browserEndpoint'));
  return connected;
}

/**
 * Keeps a page open between visits: a context's window is expensive to recreate, and so is the process of its pages. With
 * `--process-per-site`, pages of one site share a process, with the code that it has compiled.
 */
interface PooledContext {
  context: BrowserContext;
  keepAlivePage: CDPSession;
}

/** Unused rooms by context options, last used last. */
const empty: Array<PooledContext & { key: string }> = [];
const MOST_EMPTY = 6;
/** Of contexts; a page gets the size that its visit wants. */
const VIEWPORT = { width: 1440, height: 900 };

async function createContext(options: BrowserContextOptions): Promise<PooledContext> {
  const context = await (await browser()).newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  if (options.permissions?.includes('clipboard-read')) await context.addInitScript(readOwnClipboard);
  const kept = await context.newPage();
  await kept.goto(new URL('/not-there', ORIGIN).href);
  return { context, keepAlivePage: await context.newCDPSession(kept) };
}

/** All pages share the clipboard, also with tests that run at the same time: a page reads what it wrote itself. */
function readOwnClipboard(): void {
  const { clipboard } = navigator;
  const write = clipboard.writeText.bind(clipboard);
  let written = '';
  clipboard.writeText = async (text) => {
    await write(text);
    written = text;
  };
  clipboard.readText = () => Promise.resolve(written);
}

async function clean({ context, keepAlivePage }: PooledContext, origin: string): Promise<void> {
  const [, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await keepAlivePage.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

export async function visit<T>(
  path: string,
  read: (visit: Visit) => Promise<T>,
  {
    width = VIEWPORT.width,
    viewport = { ...VIEWPORT, width },
    before,
    alone = before !== undefined,
    ...rest
  }: VisitOptions = {},
): Promise<T> {
  const options = { baseURL: ORIGIN, viewport: VIEWPORT, reducedMotion: 'reduce' as const, ...rest };
  const key = JSON.stringify(options);
  const at = alone ? -1 : empty.findIndex((room) => room.key === key);
  const room = empty.splice(at, at < 0 ? 0 : 1)[0] ?? (await createContext(options));
  const { context } = room;
  let problems: string[] = [];
  try {
    await before?.(context);
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    const seen = observe(page);
    ({ problems } = seen);
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    const result = await read({ page, ...seen });
    if (alone) await context.close();
    else {
      await clean(room, new URL(path, ORIGIN).origin);
      empty.push({ ...room, key });
      await empty.splice(0, empty.length - MOST_EMPTY)[0]?.context.close();
    }
    return result;
  } catch (error) {
    await context.close();
    if (error instanceof Error && problems.length > 0) error.message += `\n\nSeen on ${path}:\n${problems.join('\n')}`;
    throw error;
  }
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

export function observe(page: Page): Omit<Visit, 'page'> {
  const problems: string[] = [];
  const foreign: string[] = [];
  const scripts = new Set<string>();
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium asks for it when it has time, where a site names no icon.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico'))
      problems.push(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // The browser drops what it loads when a page is left.
    if (errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ORIGIN) foreign.push(request.url());
    if (request.resourceType() === 'script') scripts.add(pathname);
  });
  return { problems, foreign, scripts };
}

const sizes = new Map<string, number>();

/** Compressed bytes. */
export function gzipSize(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(inject('buildFolder'), path.replace(/^\/doc\//, '')))).length;
  sizes.set(path, size);
  return size;
}

export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs `work` for a few items at a time; keeps their order. */
export async function mapPool<T, R>(items: readonly T[], work: (item: T) => Promise<R>, size = 3): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const run = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: size }, run));
  return results;
}
