import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModel } from '../plugins/openapi/core/model/build';
import { buildPages } from '../plugins/openapi/core/pages/build';
import { renderPage } from '../plugins/openapi/core/pages/render';
import { collectRecords } from '../plugins/openapi/core/records/collectRecords';
import { sampleLanguages } from '../plugins/openapi/core/samples';
import { pageWords } from '../plugins/openapi/pageWords';
import { readSpec } from '../plugins/openapi/read';

/** Characters of a page's data from which on it is told. */
const LARGE_PAGE = 400_000;
const SLOW_MS = 10_000;

/**
 * Makes the pages of all documents below a folder, in memory, and prints what is wrong with which: a crash, a refusal, a
 * large page, a long time. Returns the number of crashes.
 */
export async function trySpecs(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((name) => /\.(json|ya?ml)$/.test(name) && !/(^|\/)package\.json$/.test(name)).sort();
  const words = pageWords('en');
  const sums = { documents: 0, operations: 0, refused: 0, crashes: 0 };
  for (const file of files) {
    if (!(await stat(join(folder, file))).isFile()) continue;
    const tell = (what: string) => console.log(`${file}\t${what}`);
    const started = performance.now();
    sums.documents += 1;
    try {
      const { document, problems } = await readSpec(join(folder, file));
      const error = problems.find(({ severity }) => severity === 'error');
      if (!document || error) {
        sums.refused += 1;
        tell(`refused: ${error?.rule}: ${error?.message}`);
        continue;
      }
      const model = buildModel(document);
      sums.operations += model.operations.length;
      for (const pages of ['tag', 'operation'] as const) {
        const site = buildPages(model, { pages, routeBase: '', languages: sampleLanguages, words, editUrl: undefined });
        const records = collectRecords(model, site, words);
        for (const page of site.pages()) {
          records.add(page, false);
          const { json } = renderPage(page, undefined);
          if (json.length > LARGE_PAGE) tell(`${pages} ${page.path}: ${Math.round(json.length / 1000)} kB`);
        }
        records.finish();
      }
    } catch (error) {
      sums.crashes += 1;
      tell(`CRASH ${error instanceof Error ? error.stack : String(error)}`);
    }
    const ms = performance.now() - started;
    if (ms > SLOW_MS) tell(`${Math.round(ms / 1000)} s`);
  }
  const { documents, operations, refused, crashes } = sums;
  console.log(`${documents} documents, ${operations} operations, ${refused} refused, ${crashes} crashes`);
  return crashes;
}
