import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { toSections } from '../../plugins/search/core/panel/suggestions';
import type { SearchEngine } from '../../plugins/search/core/types';
import { indexDocument, LAYOUTS, type Layout } from './indexDocument';

/** By document and query: the `operationId`s of which one is meant. */
type Queries = Record<string, Record<string, string[]>>;

const FILES = ['tuned', 'unseen', 'fresh'];
const FIRST = 3;

/** Prints the queries that miss their call. Returns, of each file and layout, the share that do not. */
export async function tryQueries(folder: string): Promise<number[]> {
  const shares: number[] = [];
  for (const name of FILES) {
    const queries = parse(await readFile(join(__dirname, `${name}.yaml`), 'utf8')) as Queries;
    for (const layout of LAYOUTS) {
      const places = await findPlaces(queries, folder, layout);
      const within = (most: number) => places.filter((place) => place >= 0 && place < most).length;
      console.log(
        `${name}, a page for each ${layout}: of ${places.length}, ${within(1)} first, ${within(FIRST)} found\n`,
      );
      shares.push(within(FIRST) / places.length);
    }
  }
  return shares;
}

/** `-1` for what is not found. */
async function findPlaces(queries: Queries, folder: string, layout: Layout): Promise<number[]> {
  const places: number[] = [];
  for (const [document, ofDocument] of Object.entries(queries)) {
    const { index, addresses } = await indexDocument(join(folder, document), layout);
    const engine = createExactEngine(index);
    for (const [query, ids] of Object.entries(ofDocument)) {
      const wanted = ids.flatMap((id) => addresses.get(id) ?? []);
      if (wanted.length === 0) throw new Error(`${document} has no ${ids.join(', ')}.`);
      const rows = await listRows(engine, query);
      const place = rows.findIndex((row) => wanted.includes(row));
      if (place < 0 || place >= FIRST) console.log(`${document}  ${query}: ${rows.slice(0, FIRST).join('  ')}`);
      places.push(place);
    }
  }
  return places;
}

async function listRows(engine: SearchEngine, text: string): Promise<string[]> {
  const sections = toSections(await engine.search({ text })).filter(({ of }) => of !== 'nearest');
  return sections.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === 'more' ? [] : [row.hit.link])));
}
