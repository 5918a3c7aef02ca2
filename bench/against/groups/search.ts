import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startProcess } from '../../processes';
import type { SearchCost } from '../../search/measureSearch';
import { PROJECT } from '../../sites';
import type { Line } from '../compare';
import type { Context } from '../context';
import { type MeasurementGroup, NotThereError } from '../measurement';

const TEXTS = 40;
const LOAD: Line = {
  name: 'search in 20,000 sections: from the index to being ready',
  unit: 'ms',
  better: 'less',
  kind: 'work',
};
const KEY: Line = { name: 'search in 20,000 sections: a key, median', unit: 'ms', better: 'less', kind: 'work' };
const SLOW_KEY: Line = {
  name: 'search in 20,000 sections: a key, 95 of 100',
  unit: 'ms',
  better: 'less',
  kind: 'work',
};
const BYTES: Line = { name: 'search: index of a section, gzip', unit: 'bytes', better: 'less', kind: 'exact' };

/** Processor time of a process that has the modules of that version. */
export function search({ env }: Context): MeasurementGroup {
  return {
    measurements: [{ name: 'search', lines: [KEY, SLOW_KEY, LOAD, BYTES], repeats: 5, quickRepeats: 2 }],
    open: ({ folder }) =>
      Promise.resolve({
        async measure() {
          const { loadMs, keyMs, sectionBytes } = await measureFolder(folder);
          return {
            [KEY.name]: keyMs.median,
            [SLOW_KEY.name]: keyMs.p95,
            [LOAD.name]: loadMs,
            [BYTES.name]: sectionBytes,
          };
        },
        close: () => Promise.resolve(),
      }),
  };

  async function measureFolder(folder: string): Promise<SearchCost> {
    const args = ['--import', 'tsx', join(PROJECT, 'bench/search/measureFolder.ts'), folder, String(TEXTS)];
    const child = startProcess(process.execPath, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [said, failure] = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`The search cannot be measured:\n${await failure}`);
    const cost = JSON.parse((await said) ?? 'null') as SearchCost | null;
    if (!cost) throw new NotThereError('The modules of the search are not there.');
    return cost;
  }
}
