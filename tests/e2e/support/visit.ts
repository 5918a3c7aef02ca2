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
import { watchPolicy } from './policy';
import { BLANK } from './staticServer';

export const ORIGIN = inject('origin');

export interface VisitOptions extends BrowserContextOptions {
  width?: number;
  /** Runs before the page's own code, in a separate context. */
  before?: (context: BrowserContext) => Promise<unknown>;
  /** For what cannot be reset: a context's clock, scripts that run before those of the page. */
  alone?: boolean;
  /** The visit has a policy of its own, which stops what the page can do without. */
  isStopped?: boolean;
  /** Whether pages that links in sight lead to are loaded ahead, as they are for readers: a dozen requests each. */
  prefetch?: boolean;
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
 * A window that visits use one after the other: another one would be expensive to create, and so would the process of its
 * pages. With `--process-per-site`, pages of one site share a process, with the code that it has compiled.
 */
interface Room {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** Unused rooms by the options of their context, last used last. */
const empty: Array<Room & { key: string }> = [];
const MOST_EMPTY = 6;
/** Of contexts; a page gets the size that its visit wants. */
const VIEWPORT = { width: 1440, height: 900 };
/** What tests listen to. */
const EVENTS = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'worker'] as const;
const OF_NETWORK = ['request', 'requestfailed', 'requestfinished', 'response', 'framenavigated', 'load'] as const;

async function createContext(options: BrowserContextOptions, prefetch: boolean): Promise<BrowserContext> {
  const context = await (await browser()).newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  if (options.permissions?.includes('clipboard-read')) await context.addInitScript(readOwnClipboard);
  if (!prefetch) await context.addInitScript(doNotPrefetch);
  return context;
}

async function furnish(context: BrowserContext): Promise<Room> {
  const page = await context.newPage();
  await leave(page);
  return { context, page, session: await context.newCDPSession(page) };
}

/** Nothing of the site runs there. */
async function leave(page: Page): Promise<void> {
  await page.goto(new URL(BLANK, ORIGIN).href);
}

/** All pages share the clipboard, also with tests that run at the same time: a page reads what it wrote itself. */
function readOwnClipboard(): void {
  const { clipboard } = navigator;
  const [write, writeText] = [clipboard.write.bind(clipboard), clipboard.writeText.bind(clipboard)];
  let written = '';
  clipboard.write = async (items) => {
    await write(items);
    written = (await (await items[0]?.getType('text/plain'))?.text()) ?? '';
  };
  clipboard.writeText = async (text) => {
    await writeText(text);
    written = text;
  };
  clipboard.readText = () => Promise.resolve(written);
}

/** What a link brings when the pointer comes near still loads; what it brings when it is in sight does not. */
export function doNotPrefetch(): void {
  let docusaurus: Window['docusaurus'] | undefined;
  Object.defineProperty(window, 'docusaurus', {
    get: () => docusaurus,
    set: (value: Window['docusaurus']) => {
      docusaurus = { ...value, prefetch: () => false };
    },
  });
}

/** Makes a room as it was before `origin` was visited. */
async function clean(room: Room, origin: string, options: BrowserContextOptions): Promise<Room> {
  const { context, page, session } = room;
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  const clear = (own: CDPSession) => own.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  if (page.isClosed() || [origin, new URL(page.url()).origin].some((one) => one !== ORIGIN)) {
    const fresh = await furnish(context);
    await page.close();
    await clear(fresh.session);
    return fresh;
  }
  for (const event of [...EVENTS, ...OF_NETWORK]) page.removeAllListeners(event);
  await page.unrouteAll();
  await leave(page);
  await page.mouse.move(-1, -1);
  const { colorScheme = 'light', reducedMotion = null, forcedColors = 'none' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast: 'no-preference' });
  await page.evaluate(() => sessionStorage.clear());
  await clear(session);
  return room;
}

export async function visit<T>(
  path: string,
  read: (visit: Visit) => Promise<T>,
  {
    width = VIEWPORT.width,
    viewport = { ...VIEWPORT, width },
    before,
    alone = before !== undefined,
    prefetch = false,
    isStopped = false,
    ...rest
  }: VisitOptions = {},
): Promise<T> {
  const options = { baseURL: ORIGIN, viewport: VIEWPORT, reducedMotion: 'reduce' as const, ...rest };
  const key = JSON.stringify([options, prefetch]);
  const at = alone ? -1 : empty.findIndex((room) => room.key === key);
  const kept = empty.splice(at, at < 0 ? 0 : 1)[0];
  const context = kept?.context ?? (await createContext(options, prefetch));
  let problems: string[] = [];
  const { stopped, end } = watchPolicy(context);
  try {
    const room = kept ?? (await furnish(context));
    const { page } = room;
    await before?.(context);
    if (viewport) await page.setViewportSize(viewport);
    const seen = observe(page);
    ({ problems } = seen);
    await page.goto(path);
    // The visit begins here: there is no page to go back to.
    await room.session.send('Page.resetNavigationHistory');
    if (options.javaScriptEnabled !== false) await hydrated(page);
    const result = await read({ page, ...seen });
    if (!isStopped && stopped.length > 0)
      throw new Error(`The policy stops what the pages need:\n${stopped.join('\n')}`);
    if (alone) await context.close();
    else {
      empty.push({ ...(await clean(room, new URL(path, ORIGIN).origin, options)), key });
      await empty.splice(0, empty.length - MOST_EMPTY)[0]?.context.close();
    }
    return result;
  } catch (error) {
    await context.close();
    if (error instanceof Error && problems.length > 0) error.message += `\n\nSeen on ${path}:\n${problems.join('\n')}`;
    throw error;
  } finally {
    end();
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
