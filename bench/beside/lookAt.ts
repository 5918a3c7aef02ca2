import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { startStaticServer } from '../../tests/e2e/support/staticServer';

export interface Look {
  name: string;
  /** Of all answers, with gzip. */
  kilobytes: number;
  nodes: number;
  /** From the request to the heading of the operation, with the CPU four times slower. */
  headingMs: number;
  /** Words of the window that a reader sees first, with the heading at its top. */
  words: number;
  text: string;
  screenshot: Buffer;
  /** Requests to other hosts, which got no answer. */
  refused: string[];
}

export interface Subject {
  name: string;
  folder: string;
  path: string;
}

const SIZE = { width: 1440, height: 900 };
const SLOW_DOWN = 4;
const LONGEST_MS = 120_000;
const ABOVE_HEADING = 90;

export async function lookAt(browser: Browser, subject: Subject, headings: string[]): Promise<Look> {
  const { origin, server } = await startStaticServer(subject.folder, '/');
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-US', reducedMotion: 'reduce' });
  try {
    const refused: string[] = [];
    await context.route(
      (url) => url.origin !== origin,
      async (route) => {
        refused.push(route.request().url());
        await route.abort();
      },
    );
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(`${origin}/${subject.path}`, { waitUntil: 'commit' });
    const heading = await page.waitForFunction(findHeading, headings.map(withoutSpaces), {
      polling: 'raf',
      timeout: LONGEST_MS,
    });
    const headingMs = await page.evaluate(() => performance.now());
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.waitForLoadState('networkidle');
    await heading.asElement()?.evaluate((element, above) => {
      element.scrollIntoView({ behavior: 'instant' });
      if (element.getBoundingClientRect().top < above) window.scrollBy(0, -above);
    }, ABOVE_HEADING);
    await page.waitForLoadState('networkidle');
    const bytes = await Promise.all(responses.map(gzipSize));
    return {
      name: subject.name,
      kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000,
      nodes: await page.evaluate(() => document.querySelectorAll('*').length),
      headingMs,
      words: await countWords(page),
      text: await page.evaluate(() => document.body.textContent ?? ''),
      screenshot: await page.screenshot(),
      refused,
    };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

function withoutSpaces(text: string): string {
  return text.replace(/[\s_-]+/g, '').toLowerCase();
}

/**
 * The first heading that contains one of these texts, which are without spaces. Runs in pages: a function with a name would
 * need a helper of the compiler, which they do not have.
 */
function findHeading(wanted: string[]): Element | undefined {
  return [...document.querySelectorAll('h1, h2, h3, h4, [role=heading]')].find(
    (one) =>
      one.checkVisibility() &&
      wanted.some((text) =>
        (one.textContent ?? '')
          .replace(/[\s_-]+/g, '')
          .toLowerCase()
          .includes(text),
      ),
  );
}

/** The compressed size of an answer; 0 for redirects and those without a body. */
async function gzipSize(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.of());
  return body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length;
}

function countWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, left, right, width } = range.getBoundingClientRect();
      const isInside = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isInside || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      words += node.textContent?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    }
    return words;
  });
}
