import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type DevServer, startDevServer, waitUntilQuiet } from '../../devServer';
import { type Edited, SAVES, type Save } from '../../saves';
import type { Line } from '../compare';
import { BASE, type Context } from '../context';
import { type Checkout, type Measurement, type MeasurementGroup, NotThereError, type Session } from '../measurement';

const MOST_SAVE_MS = 60_000;
const PREFIX = 'save-';

/** From a save to its text in the browser, in the dev server. The server works on after that: its work is a line of its own. */
export function saves({ openBrowser, env }: Context): MeasurementGroup {
  return { measurements: SAVES.map(toMeasurement), open };

  async function open({ folder }: Checkout): Promise<Session> {
    const server = await startDevServer(folder, BASE, env);
    const page = await (await openBrowser()).newPage();
    let current: { save: Save; original: string } | undefined;
    let count = 0;

    async function change(save: Save): Promise<Changed> {
      if (current?.save !== save) {
        const original = await readFile(join(folder, save.file), 'utf8').catch(() => '');
        if (!save.edit(original, count)) throw new NotThereError(`${save.file} has not the text that is changed.`);
        if (current) await writeFile(join(folder, current.save.file), current.original);
        current = { save, original };
        await openPage(page, server, save);
        // The first save of a kind pays for what is then kept.
        await change(save);
      }
      count += 1;
      const edited = save.edit(current.original, count);
      if (!edited) throw new NotThereError();
      return saveOnce(page, server, join(folder, save.file), edited);
    }

    return {
      async measure(name) {
        const save = findSave(name);
        const { milliseconds, cpuSeconds } = await change(save);
        return { [textLine(save).name]: milliseconds, [workLine(save).name]: cpuSeconds };
      },
      async close() {
        await page.close();
        await server.stop();
        if (current) await writeFile(join(folder, current.save.file), current.original);
      },
    };
  }
}

interface Changed {
  milliseconds: number;
  /** Of the server, until it has nothing more to do. */
  cpuSeconds: number;
}

function toMeasurement(save: Save): Measurement {
  return { name: PREFIX + save.kind, lines: [textLine(save), workLine(save)], repeats: 5, quickRepeats: 2 };
}

function textLine({ kind }: Save): Line {
  return { name: `save, ${kind}: text in the browser`, unit: 'ms', better: 'less' };
}

function workLine({ kind }: Save): Line {
  return { name: `save, ${kind}: work of the server`, unit: 's', better: 'less' };
}

function findSave(name: string): Save {
  const save = SAVES.find(({ kind }) => PREFIX + kind === name);
  if (!save) throw new Error(`There is no measurement ${name}.`);
  return save;
}

async function openPage(page: Page, server: DevServer, { page: path }: Save): Promise<void> {
  await page.goto(server.origin + BASE + path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(scrollThrough);
  await waitUntilQuiet(server);
}

/** Demos are loaded where they can be seen. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
}

async function saveOnce(page: Page, server: DevServer, file: string, { text, shows }: Edited): Promise<Changed> {
  const cpuBefore = server.cpuSeconds();
  const started = performance.now();
  await writeFile(file, text);
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), shows, { timeout: MOST_SAVE_MS });
  const milliseconds = performance.now() - started;
  await waitUntilQuiet(server);
  return { milliseconds, cpuSeconds: server.cpuSeconds() - cpuBefore };
}
