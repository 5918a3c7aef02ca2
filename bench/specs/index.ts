import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModel } from '../../plugins/openapi/core/model/build';
import type { ApiModel } from '../../plugins/openapi/core/model/types';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { renderPage } from '../../plugins/openapi/core/pages/render';
import type { ApiPage } from '../../plugins/openapi/core/pages/types';
import { collectRecords } from '../../plugins/openapi/core/records/collectRecords';
import { sampleLanguages } from '../../plugins/openapi/core/samples';
import { pageWords } from '../../plugins/openapi/pageWords';
import { readSpec } from '../../plugins/openapi/read';
import { missingFacts } from './missingFacts';
import { rawReferences } from './rawReferences';
import { refusedSamples } from './refusedSamples';

/** Characters of a page's data from which on it is listed. */
const LARGE_PAGE = 400_000;
const SLOW_MS = 10_000;

type Tell = (what: string) => void;

const sums = {
  documents: 0,
  operations: 0,
  refusedDocuments: 0,
  crashes: 0,
  bodies: 0,
  parameters: 0,
  results: 0,
  refusedBodies: 0,
  refusedParameters: 0,
  refusedResults: 0,
  excusedSamples: 0,
  missingEnums: 0,
  missingDescriptions: 0,
  rawReferences: 0,
};

/**
 * Makes the pages of all documents below a folder, in memory, and prints what is wrong with which: a crash, a refusal, a
 * large page, a long time, generated samples that their schema refuses, facts about requests that the page lacks,
 * references shown as they are written. Returns the number of faults.
 */
export async function trySpecs(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((name) => /\.(json|ya?ml)$/.test(name) && !/(^|\/)package\.json$/.test(name)).sort();
  for (const file of files.length > 0 ? files : ['']) {
    if (!(await stat(join(folder, file))).isFile()) continue;
    const tell: Tell = (what) => console.log(`${file}\t${what}`);
    const started = performance.now();
    sums.documents += 1;
    try {
      await tryDocument(join(folder, file), tell);
    } catch (error) {
      sums.crashes += 1;
      tell(`CRASH ${error instanceof Error ? error.stack : String(error)}`);
    }
    const ms = performance.now() - started;
    if (ms > SLOW_MS) tell(`${Math.round(ms / 1000)} s`);
  }
  for (const [name, sum] of Object.entries(sums)) console.log(`${name}\t${sum}`);
  const { crashes, refusedBodies, refusedParameters, refusedResults, missingEnums, missingDescriptions } = sums;
  const faults = [crashes, refusedBodies, refusedParameters, refusedResults, missingEnums, missingDescriptions];
  return faults.reduce((sum, count) => sum + count, sums.rawReferences);
}

async function tryDocument(path: string, tell: Tell): Promise<void> {
  const { document, problems } = await readSpec(path);
  const error = problems.find(({ severity }) => severity === 'error');
  if (!document || error) {
    sums.refusedDocuments += 1;
    return tell(`refused: ${error?.rule}: ${error?.message}`);
  }
  const model = buildModel(document);
  sums.operations += model.operations.length;
  const words = pageWords('en');
  for (const pages of ['tag', 'operation'] as const) {
    const site = buildPages(model, { pages, routeBase: '', languages: sampleLanguages, words, editUrl: undefined });
    const records = collectRecords(model, site, words);
    for (const page of site.pages()) {
      records.add(page, false);
      const { json } = renderPage(page, undefined);
      if (json.length > LARGE_PAGE) tell(`${pages} ${page.path}: ${Math.round(json.length / 1000)} kB`);
      if (pages === 'operation') countPage(page, json, model, tell);
    }
    records.finish();
  }
  countSamples(model, tell);
}

function countPage(page: ApiPage, json: string, model: ApiModel, tell: Tell): void {
  for (const where of rawReferences(json, model)) {
    sums.rawReferences += 1;
    tell(`reference on ${page.path}: ${where}`);
  }
  for (const { id, component, data } of page.sections) {
    const operation = component === 'ApiOperation' && model.operations.find((each) => each.id === id);
    if (!operation) continue;
    for (const { kind, where, text } of missingFacts(operation, model, JSON.stringify(data))) {
      if (kind === 'enum') sums.missingEnums += 1;
      else sums.missingDescriptions += 1;
      tell(`${kind} of ${id} ${where} is not on ${page.path}: ${text}`);
    }
  }
}

function countSamples(model: ApiModel, tell: Tell): void {
  const { checked, refused } = refusedSamples(model);
  sums.bodies += checked.body;
  sums.parameters += checked.parameter;
  sums.results += checked.result;
  for (const { kind, where, reason, excused } of refused) {
    if (excused) sums.excusedSamples += 1;
    else if (kind === 'body') sums.refusedBodies += 1;
    else if (kind === 'parameter') sums.refusedParameters += 1;
    else sums.refusedResults += 1;
    tell(`${excused ? 'excused ' : ''}${kind} of ${where}: ${reason}`);
  }
}
