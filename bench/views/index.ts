import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from '../../plugins/document/core';
import { writeSite } from '../../plugins/openapi/cli/writeSite';
import { loadParts } from '../../plugins/sandbox';
import { isObject, type JsonObject } from '../../plugins/shared/core/json';
import { ProblemsError } from '../../plugins/shared/problem';
import { keepPart, listCalls } from './keepPart';
import { readOutput, wordsOf } from './readOutput';

const COUNT = 20;
const [LEAST_BYTES, MOST_BYTES] = [60_000, 400_000];
const LEAST_CALLS = 12;
const KINDS = ['tags', 'paths', 'marks'] as const;

interface Cut {
  document: JsonObject;
  view: View;
  isShown(path: string, operation: JsonObject): boolean;
}

/**
 * Cuts public documents into views, writes all that a site has of them, and searches it for names and words of what is
 * hidden. Prints a line for each document. Returns how many words were found.
 */
export async function tryViews(folder: string): Promise<number> {
  const sums = { documents: 0, hidden: 0, sought: 0, bytes: 0, found: 0 };
  for (const { file, document } of await chooseDocuments(folder)) {
    const cut = sums.documents < COUNT ? cutBy(KINDS[sums.documents % KINDS.length] ?? 'tags', document) : undefined;
    if (!cut) continue;
    try {
      const { sought, bytes, found } = await search(cut);
      const hidden = listCalls(cut.document).filter(({ path, operation }) => !cut.isShown(path, operation)).length;
      const result = found.length === 0 ? 'none found' : `found ${found.slice(0, 12).join(', ')}`;
      const view = JSON.stringify(cut.view);
      console.log(
        `${file}, ${view.length > 60 ? `${view.slice(0, 60)}…` : view}, hides ${hidden} operations: ${sought} words and names, ${result}`,
      );
      sums.documents += 1;
      sums.hidden += hidden;
      sums.sought += sought;
      sums.bytes += bytes;
      sums.found += found.length;
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      console.log(`${file} is refused: ${error.problems.find(({ severity }) => severity === 'error')?.message}`);
    }
  }
  const { documents, hidden, sought, bytes, found } = sums;
  const size = (bytes / 1e6).toFixed(1);
  console.log(
    `${documents} documents, ${hidden} hidden operations: ${sought} words and names sought in ${size} MB, ${found} found`,
  );
  return found;
}

/** Seeks what is only in the hidden part. What a site of the other part says without having read this one is no leak. */
async function search({ document, view, isShown }: Cut): Promise<{ sought: number; bytes: number; found: string[] }> {
  const part = keepPart(document, isShown);
  const alone = await writeOutput(part, undefined);
  const output = await writeOutput(document, view);
  const kept = JSON.stringify(part);
  const known = wordsOf(kept);
  const words = [...wordsOf(JSON.stringify(document))].filter((word) => !alone.words.has(word) && !known.has(word));
  const names = listCalls(document).flatMap(({ path, operation: { operationId } }) => [path, operationId]);
  const hiddenNames = [...new Set(names)].filter(
    (name): name is string =>
      typeof name === 'string' && name.length > 5 && !kept.includes(name) && !alone.text.includes(name),
  );
  const found = [
    ...words.filter((word) => output.words.has(word)),
    ...hiddenNames.filter((name) => output.text.includes(name)),
  ];
  return { sought: words.length + hiddenNames.length, bytes: output.text.length, found };
}

interface Output {
  text: string;
  words: Set<string>;
}

/** What `livespec document` gives to the bundler, and what it puts beside. */
async function writeOutput(document: JsonObject, view: View | undefined): Promise<Output> {
  const folder = await mkdtemp(join(tmpdir(), 'views-'));
  try {
    const spec = join(folder, 'openapi.json');
    await writeFile(spec, JSON.stringify(document));
    const site = join(folder, 'site');
    const { publishParts } = await loadParts();
    const request = {
      spec,
      out: '',
      pages: 'tag' as const,
      baseUrl: '/',
      showExtensions: ['x-*'],
      ...(view && { view }),
    };
    await writeSite(site, request, (staticDir, { model, data }) => publishParts(staticDir, model, data));
    return await readOutput(site);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Hides about half of a document; `undefined` where that is not possible. */
function cutBy(kind: (typeof KINDS)[number], document: JsonObject): Cut | undefined {
  const calls = listCalls(document);
  const tagsOf = ({ tags }: JsonObject) => (Array.isArray(tags) ? tags.map(String) : []);
  if (kind === 'marks') {
    const marked = structuredClone(document);
    for (const [index, { operation }] of listCalls(marked).entries())
      if (index % 2 === 1) operation['x-internal'] = true;
    return { document: marked, view: {}, isShown: (_, operation) => operation['x-internal'] !== true };
  }
  if (kind === 'tags') {
    const tags = [...new Set(calls.flatMap(({ operation }) => tagsOf(operation)))];
    const wanted = tags.filter((_, index) => index % 2 === 0);
    if (tags.length < 2) return undefined;
    const isShown = (_: string, operation: JsonObject) => tagsOf(operation).some((tag) => wanted.includes(tag));
    return { document, view: { tags: wanted }, isShown };
  }
  const paths = [...new Set(calls.map(({ path }) => path))].sort();
  const hidden = paths.filter((_, index) => index % 2 === 1 && !paths[index]?.includes('*'));
  const isShown = (path: string) => !hidden.includes(path);
  return { document, view: { paths: hidden.map((path) => `!${path}`) }, isShown };
}

/** Documents of middle size with some operations, evenly from the whole folder; more than are needed. */
async function chooseDocuments(folder: string): Promise<Array<{ file: string; document: JsonObject }>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name))));
  const fit = names.filter((_, index) => {
    const { size = 0 } = sizes[index] ?? {};
    return size >= LEAST_BYTES && size <= MOST_BYTES;
  });
  const step = Math.max(1, Math.floor(fit.length / (2 * COUNT)));
  const chosen: Array<{ file: string; document: JsonObject }> = [];
  for (const file of fit.filter((_, index) => index % step === 0)) {
    const text = await readFile(join(folder, file), 'utf8');
    const document: unknown = JSON.parse(text);
    const isWhole = ![...text.matchAll(/"\$ref":\s*"([^"]*)"/g)].some(([, ref = '']) => !/^#\/(?!paths)/.test(ref));
    if (isObject(document) && isWhole && listCalls(document).length >= LEAST_CALLS) chosen.push({ file, document });
  }
  return chosen;
}
