import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { median } from './median';

export interface PageWeight {
  requests: number;
  scriptKilobytes: number;
  /** DOM elements once the page is idle. */
  nodes: number;
  /** Total blocking time (tasks beyond 50 ms) of loading with 4× CPU throttling; median. */
  blockingMs: number;
}

const SLOW_DOWN = 4;
const QUIET_MS = 1000;

export async function measurePage(
  browser: Browser,
  url: string,
  loads: number,
  slowDown = SLOW_DOWN,
): Promise<PageWeight> {
  const runs: PageWeight[] = [];
  for (let load = 0; load < loads; load += 1) runs.push(await measureOnce(browser, url, slowDown));
  const [first] = runs;
  if (!first) throw new Error('No page was loaded');
  return { ...first, blockingMs: median(runs.map(({ blockingMs }) => blockingMs)) };
}

async function measureOnce(browser: Browser, url: string, slowDown: number): Promise<PageWeight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(recordLongTasks);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(isQuiet, QUIET_MS, { polling: 100 });
    const { nodes, blockingMs } = await readPage(page);
    const requests = responses.length;
    const bytes = await Promise.all(responses.filter(isScript).map(gzipSize));
    return { requests, scriptKilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000, nodes, blockingMs };
  } finally {
    await context.close();
  }
}

function isScript(response: Response): boolean {
  return response.request().resourceType() === 'script';
}

async function gzipSize(response: Response): Promise<number> {
  return gzipSync(await response.body(), { level: 9 }).length;
}

declare global {
  /** In the page: long tasks so far, in milliseconds. */
  var longTasks: Array<{ start: number; duration: number }>;
}

function recordLongTasks(): void {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) globalThis.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

function isQuiet(quietMs: number): boolean {
  const last = globalThis.longTasks.at(-1);
  return performance.now() - (last ? last.start + last.duration : 0) > quietMs;
}

function readPage(page: Page): Promise<{ nodes: number; blockingMs: number }> {
  return page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    blockingMs: globalThis.longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }));
}
