import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { listFiles } from '../../plugins/shared/files';
import { chromiumArguments, findChromium } from '../../scripts/programs';
import { startStaticServer } from '../e2e/support/staticServer';

/** Far more than a page takes: the machine may be busy with other things. */
const PATIENCE_MS = 120_000;

export interface OpenedPages {
  /** Their addresses. */
  opened: string[];
  /** What went wrong, in words. */
  faults: string[];
  /** What each page says, white space collapsed; folded parts as well. */
  texts: string[];
}

/** Opens every page of a built site in Chromium, and pokes at all that is on it. */
export async function openEveryPage(folder: string, base: string): Promise<OpenedPages> {
  const { origin, server } = await startStaticServer(resolve(folder), base);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    const pages = (await listFiles(folder)).filter((path) => path.endsWith('index.html'));
    const opened = pages.map((path) => base + path.replace(/index\.html$/, ''));
    const faults: string[] = [];
    const texts: string[] = [];
    for (const path of opened) {
      const page = await open(browser, origin + encodeURI(path));
      faults.push(...page.faults);
      texts.push(page.text);
    }
    return { opened, faults, texts };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function open(browser: Browser, url: string): Promise<{ faults: string[]; text: string }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) faults.push(`foreign request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  const text = await page.evaluate(() => `${document.title} ${document.body.textContent}`.replace(/\s+/g, ' '));
  faults.push(...(await poke(page)));
  await page.close();
  return { faults: faults.map((fault) => `${new URL(url).pathname}: ${fault}`), text };
}

/** Fires the events that hostile text waits for, then looks for what it would have left, and for what it waits in. */
function poke(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), true);
    const elements = [...document.body.querySelectorAll('*')];
    for (const element of elements) {
      if (element instanceof HTMLDetailsElement) element.open = true;
      for (const type of ['mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type));
      }
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    const faults = elements.flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(value))
        .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
    );
    const inText = 'main :is(script, style, iframe, object, embed, form, link, meta, base)';
    faults.push(...[...document.querySelectorAll(inText)].map(({ outerHTML }) => outerHTML));
    if (document.querySelectorAll('[id="__docusaurus"]').length !== 1) faults.push('a second #__docusaurus');
    if ('pwned' in globalThis) faults.push('text of the document was run');
    return faults;
  });
}
