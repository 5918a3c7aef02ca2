import { errors, type Page } from 'playwright-core';
import type { Editor } from './against/openEditor';
import type { DevServer } from './devServer';
import type { Save } from './saves';

/** A ceiling that no machine reaches. */
const MOST_SHOW_MS = 180_000;
const SAVE_AGAIN_MS = 15_000;

export interface SaveCost {
  /** Until the browser shows the text. */
  milliseconds: number;
  /** Of the server, until it has nothing more to do. */
  cpuSeconds: number;
}

/** An author who saves, and looks at the page in a browser. `base`: of the site, with slashes at both ends. */
export function createAuthor(page: Page, editor: Editor, base: string) {
  let shown: { server: DevServer; path: string } | undefined;

  async function open(server: DevServer, { page: path, awaits }: Save): Promise<void> {
    await page.goto(server.origin + base + path, { timeout: MOST_SHOW_MS });
    await page.waitForFunction(scrollUntilShown, awaits, { polling: 100, timeout: MOST_SHOW_MS });
  }

  /** The watchers of a dev server start silently. The first save also pays for what is then kept. */
  async function saveUntilNoticed(server: DevServer, save: Save): Promise<void> {
    await server.waitUntilQuiet();
    const end = performance.now() + MOST_SHOW_MS;
    const isShown = (text: string) =>
      showsText(page, text, SAVE_AGAIN_MS).then(
        () => true,
        (error: unknown) => {
          if (error instanceof errors.TimeoutError) return false;
          throw error;
        },
      );
    while (!(await isShown(await editor.save(save)))) {
      if (performance.now() > end) throw new Error(`The dev server does not notice a change of ${save.file}.`);
    }
  }

  return async (server: DevServer, save: Save): Promise<SaveCost> => {
    await editor.open(save);
    const isFirst = shown?.server !== server;
    if (isFirst || shown?.path !== save.page) await open(server, save);
    shown = { server, path: save.page };
    if (isFirst) await saveUntilNoticed(server, save);
    await server.waitUntilQuiet();
    const cpuBefore = server.cpuSeconds();
    const started = performance.now();
    await showsText(page, await editor.save(save), MOST_SHOW_MS);
    const milliseconds = performance.now() - started;
    await server.waitUntilQuiet();
    return { milliseconds, cpuSeconds: server.cpuSeconds() - cpuBefore };
  };
}

/** Demos are loaded where they can be seen. */
function scrollUntilShown(wanted: string): boolean {
  if (document.body.innerText.includes(wanted)) return true;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  scrollTo({ top: isAtEnd ? 0 : scrollY + innerHeight / 2, behavior: 'instant' });
  return false;
}

async function showsText(page: Page, text: string, timeout: number): Promise<void> {
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), text, { timeout });
}
