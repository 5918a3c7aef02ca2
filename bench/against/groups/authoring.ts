import { createAuthor } from '../../authorAtWork';
import { type DevServer, startDevServer } from '../../devServer';
import { SAVES, type Save } from '../../saves';
import type { Line } from '../compare';
import { BASE, type Context } from '../context';
import type { Checkout, Measurement, MeasurementGroup, Readings, Session } from '../measurement';
import { openEditor } from '../openEditor';

const PREFIX = 'save-';
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
    const author = createAuthor(page, editor, BASE);
    let server: DevServer | undefined;

    async function measureStart(): Promise<Readings> {
      await server?.stop();
      await clean();
      const cold = await startDevServer(folder, BASE, env);
      await cold.stop();
      const warm = await startDevServer(folder, BASE, env);
      server = warm;
      const seconds = (milliseconds: number) => milliseconds / 1000;
      return { [COLD.name]: seconds(cold.startMs), [WARM.name]: seconds(warm.startMs), [WORK.name]: warm.cpuSeconds() };
    }

    async function measureSave(save: Save): Promise<Readings> {
      server ??= await startDevServer(folder, BASE, env);
      const { milliseconds, cpuSeconds } = await author(server, save);
      return { [textLine(save).name]: milliseconds, [workLine(save).name]: cpuSeconds };
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
