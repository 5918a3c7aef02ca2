import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { countNodes, tooHeavy } from '../../countNodes';
import { runMeasured } from '../../runMeasured';
import { sizeOf } from '../../sites';
import type { Context } from '../context';
import { cutDocument } from '../cutDocument';
import type { MeasurementGroup } from '../measurement';
import { npmScript } from '../npmScript';
import { costLines, costReadings } from './site';

/** As many as are built in a quarter of a minute. */
const MOST_PATHS = 60;

/** A site of a large document, a page for each operation. A quick run takes a part of the document. */
export function document({ work, env, isQuick }: Context, spec: string): MeasurementGroup {
  const what = isQuick ? 'part of a large document' : 'large document';
  const output = `${what}: output`;
  const heavy = `${what}: pages past their budget of elements`;
  return {
    measurements: [
      {
        name: 'document',
        lines: [
          ...costLines(what),
          { name: output, unit: 'MB', better: 'less', kind: 'exact' },
          { name: heavy, unit: '', better: 'less', kind: 'exact' },
        ],
        repeats: 3,
        quickRepeats: 1,
      },
    ],
    async open({ folder }) {
      const input = isQuick ? await writePart(spec, join(work, 'part.json')) : spec;
      return {
        async measure() {
          const out = join(work, 'document');
          await rm(out, { recursive: true, force: true });
          const args = await npmScript(folder, 'document', [input, '--out', out, '--pages', 'operation']);
          const cost = await runMeasured('npm', args, folder, env);
          const pages = await countNodes(out);
          const [megabytes, tooMany] = [(await sizeOf(out)) / 1e6, tooHeavy(pages).length];
          return { ...costReadings(what, cost), [output]: megabytes, [heavy]: tooMany };
        },
        close: () => Promise.resolve(),
      };
    },
  };
}

async function writePart(spec: string, file: string): Promise<string> {
  const text = await readFile(spec, 'utf8');
  const whole = (spec.endsWith('.json') ? JSON.parse(text) : parse(text)) as Parameters<typeof cutDocument>[0];
  await writeFile(file, JSON.stringify(cutDocument(whole, MOST_PATHS)));
  return file;
}
