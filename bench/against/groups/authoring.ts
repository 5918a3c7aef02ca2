import { errors, type Page } from 'playwright-core';
import { type DevServer, startDevServer } from '../../devServer';
import { SAVES, type Save } from '../../saves';
import type { Line } from '../compare';
import { BASE, type Context } from '../context';
import type { Checkout, Measurement, MeasurementGroup, Readings, Session } from '../measurement';
import { openEditor } from '../openEditor';

const PREFIX = 'save-';
/** A ceiling that no machine reaches. */
const MOST_SHOW_MS = 180_000;
const SAVE_AGAIN_MS = 15_000;
const COLD = startLine('cold: until it answers', 'clock');
const WARM = startLine('warm: until it answers', 'clock');
const WORK = startLine('warm: processor time', 'work');

/** What an author waits for: the dev server, and what was saved. The server's work after that is a line of its own. */
export function authoring({ openBrowser, env }: Context): MeasurementGroup {
  const start = { name: 'start', lines: [COLD, WARM, WORK], repeats: 3, quickRepeats: 1 };
  return { measurements: [start, ...SAVES.map(toMeasurement)], open };

  async function open({ folder, clean }: Checkout): Promise<Session> {
    const page = await (await openBrowser()).newPage();
    const editor = openEditor(folder);
    let server: DevServer | undefined;
    let shown: string | undefined;

    async function measureStart(): Promise<Readings> {
      await server?.stop();
      await clean();
      const cold = await startDevServer(folder, BASE, env);
      await cold.stop();
      const warm = await startDevServer(folder, BASE, env);
      [server, shown] = [warm, undefined];
      const seconds = (milliseconds: number) => milliseconds / 1000;
      return { [COLD.name]: seconds(cold.startMs), [WARM.name]: seconds(warm.startMs), [WORK.name]: warm.cpuSeconds() };
    }

    async function measureSave(save: Save): Promise<Readings> {
      server ??= await startDevServer(folder, BASE, env);
      const isFirst = shown === undefined;
      await editor.open(save);
      if (shown !== save.page) await openPage(page, server, save);
      shown = save.page;
      if (isFirst) await saveUntilNoticed(save, server);
      const { milliseconds, cpuSeconds } = await saveOnce(save, server);
      return { [textLine(save).name]: milliseconds, [workLine(save).name]: cpuSeconds };
    }

    /** The watchers of a dev server start silently. The first save also pays for what is then kept. */
    async function saveUntilNoticed(save: Save, server: DevServer): Promise<void> {
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
      await server.waitUntilQuiet();
    }

    async function saveOnce(save: Save, server: DevServer): Promise<{ milliseconds: number; cpuSeconds: number }> {
      await server.waitUntilQuiet();
      const cpuBefore = server.cpuSeconds();
      const started = performance.now();
      await showsText(page, await editor.save(save));
      const milliseconds = performance.now() - started;
      await server.waitUntilQuiet();
      return { milliseconds, cpuSeconds: server.cpuSeconds() - cpuBefore };
    }

    return {
      measure(name) {
        const save = SAVES.find(({ kind }) => PREFIX + kind === name);
        return save ? measureSave(save) : measureStart();
      },
      async close() {
        await page.close();
        await server?.stop();
        await editor.close();
      },
    };
  }
}

async function openPage(page: Page, { origin }: DevServer, { page: path, awaits }: Save): Promise<void> {
  await page.goto(origin + BASE + path, { timeout: MOST_SHOW_MS });
  await page.waitForFunction(scrollUntilShown, awaits, { polling: 100, timeout: MOST_SHOW_MS });
}

/** Demos are loaded where they can be seen. */
function scrollUntilShown(wanted: string): boolean {
  if (document.body.innerText.includes(wanted)) return true;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  scrollTo({ top: isAtEnd ? 0 : scrollY + innerHeight / 2, behavior: 'instant' });
  return false;
}

async function showsText(page: Page, text: string, timeout = MOST_SHOW_MS): Promise<void> {
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), text, { timeout });
}

function toMeasurement(save: Save): Measurement {
  return { name: PREFIX + save.kind, lines: [textLine(save), workLine(save)], repeats: 5, quickRepeats: 2 };
}

function textLine({ kind }: Save): Line {
  return { name: `save, ${kind}: text in the browser`, unit: 'ms', better: 'less', kind: 'clock' };
}

function workLine({ kind }: Save): Line {
  return { name: `save, ${kind}: work of the server`, unit: 's', better: 'less', kind: 'work' };
}

function startLine(what: string, kind: Line['kind']): Line {
  return { name: `npm start, ${what}`, unit: 's', better: 'less', kind };
}
