import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSpec } from '../../plugins/document/read';
import { buildModel } from '../../plugins/openapi/core/model/build';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { renderPage } from '../../plugins/openapi/core/pages/render';
import { collectRecords } from '../../plugins/openapi/core/records/collectRecords';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { sampleLanguages } from '../../plugins/samples/core/languages';
import { createLinkCount } from './brokenLinks';
import { createFactCount } from './countFacts';
import { createSentenceCount } from './lostSentences';
import { rawReferences } from './rawReferences';
import { refusedSamples, type SampleCounts } from './refusedSamples';
import { createTally, type Tally } from './tally';
import { tryForms } from './tryForms';
import { visibleMarks } from './visibleMarks';

/** Characters of page data; larger pages are listed. */
const LARGE_PAGE = 400_000;

/**
 * Generates pages in memory, of one document or of all below a folder. Prints crashes, refusals, large pages, invalid
 * samples, missing facts about requests, and raw references. Returns the number of faults.
 */
export async function trySpecs(folder: string): Promise<number> {
  const tally = createTally();
  for (const file of await listDocuments(folder)) {
    const started = process.cpuUsage();
    tally.count('documents', 1);
    try {
      await tryDocument(join(folder, file), file, tally);
    } catch (error) {
      tally.fault('crash', file, error instanceof Error ? String(error.stack) : String(error));
    }
    const { user, system } = process.cpuUsage(started);
    tally.time(file, (user + system) / 1000);
  }
  return tally.finish();
}

async function listDocuments(folder: string): Promise<string[]> {
  if ((await stat(folder)).isFile()) return [''];
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.(json|ya?ml)$/.test(name) && !/(^|\/)package\.json$/.test(name),
  );
  const found = await Promise.all(names.map((name) => stat(join(folder, name))));
  return names.filter((_, index) => found[index]?.isFile()).toSorted();
}

async function tryDocument(path: string, file: string, tally: Tally): Promise<void> {
  const { document, problems } = await readSpec(path);
  const error = problems.find(({ severity }) => severity === 'error');
  if (!document || error) {
    tally.count('documents refused', 1);
    return tally.note(file, `refused: ${error?.rule}: ${error?.message}`);
  }
  const model = buildModel(document);
  tally.count('operations', model.operations.length);
  const words = pageWords('en');
  const facts = createFactCount(model, file, tally);
  const samples = refusedSamples(model);
  const links = createLinkCount();
  const sentences = createSentenceCount(model);
  for (const pages of ['tag', 'operation'] as const) {
    const site = buildPages(model, {
      pages,
      routeBase: '',
      languages: sampleLanguages,
      words,
      docsUrl: 'document',
      linkTo: ({ href }) => href,
    });
    const records = collectRecords(model, site, words);
    for (const page of site.pages()) {
      records.add(page, false);
      const { json } = renderPage(page, undefined);
      if (json.length > LARGE_PAGE) tally.note(file, `${pages} ${page.path}: ${Math.round(json.length / 1000)} kB`);
      if (pages === 'tag') continue;
      facts.add(page);
      links.add(page);
      sentences.add(page);
      for (const mark of visibleMarks(page, model)) tally.fault('mark', file, `${mark} on ${page.path}`);
      for (const ref of rawReferences(json, model)) tally.fault('reference', file, `${ref} on ${page.path}`);
    }
    records.finish();
    if (pages === 'operation') await tryForms(model, site, file, tally, samples.refused);
  }
  facts.finish();
  for (const { href, page } of links.finish()) tally.fault('link', file, `${href} on ${page}`);
  for (const { text, where } of sentences.finish()) tally.fault('sentence', file, `${where}: ${text}`);
  countSamples(samples, file, tally);
}

function countSamples({ checked, texts, refused }: SampleCounts, file: string, tally: Tally): void {
  tally.share('generated texts that are the word string', texts.placeholders, texts.all);
  tally.count('generated bodies', checked.body);
  tally.count('generated parameters', checked.parameter);
  tally.count('generated results', checked.result);
  for (const { kind, where, reason, excuse } of refused) {
    if (excuse) tally.excuse(kind, file, `${where}: ${reason}: ${excuse.place}`, excuse.reason);
    else tally.fault(kind, file, `${where}: ${reason}`);
  }
}
