import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { listFiles } from '../../../plugins/shared/files';
import { startStaticServer } from '../../e2e/support/staticServer';
import { browser, doNotPrefetch } from '../../e2e/support/visit';

/** Generous, as the machine may be busy. */
const PATIENCE_MS = 120_000;

export interface OpenedPages {
  opened: string[];
  faults: string[];
  /** Text of each page with collapsed whitespace, including folded parts. */
  texts: string[];
}

/** Opens every page in Chromium and triggers its events. */
export async function openEveryPage(folder: string, base: string): Promise<OpenedPages> {
  const { origin, server } = await startStaticServer(resolve(folder), base);
  const context = await (await browser()).newContext();
  try {
    await context.addInitScript(doNotPrefetch);
    const pages = (await listFiles(folder)).filter((path) => path.endsWith('index.html'));
    const opened = pages.map((path) => base + path.replace(/index\.html$/, ''));
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const faults = collectFaults(page, origin);
    const texts: string[] = [];
    for (const path of opened) {
      await page.goto(origin + encodeURI(path));
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
      texts.push(await page.evaluate(() => `${document.title} ${document.body.textContent}`.replace(/\s+/g, ' ')));
      await download(page);
      faults.push(...(await poke(page)).map((fault) => `${path}: ${fault}`));
    }
    return { opened, faults, texts };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Collects later problems, with the current path. */
function collectFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  const add = (fault: string) => faults.push(`${new URL(page.url()).pathname}: ${fault}`);
  page.on('dialog', (dialog) => {
    add(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => add(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) add(`foreign request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Requests what the page offers for download. */
function download(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all([...document.querySelectorAll<HTMLAnchorElement>('a[download]')].map(({ href }) => fetch(href))),
  );
}

/** Fires the events that hostile text uses, then looks for its effects and for handlers. */
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
