import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { toSections } from '../../plugins/search/core/panel/suggestions';
import type { SearchEngine } from '../../plugins/search/core/types';
import { indexDocument, LAYOUTS } from './indexDocument';

/** By document and query: the `operationId`s of which one is meant. */
type Queries = Record<string, Record<string, string[]>>;

const FIRST = 3;

export async function tryQueries(folder: string, file: string): Promise<number> {
  const queries = parse(await readFile(file, 'utf8')) as Queries;
  let missed = 0;
  for (const layout of LAYOUTS) {
    const places: number[] = [];
    for (const [document, ofDocument] of Object.entries(queries)) {
      const { index, addresses } = await indexDocument(join(folder, document), layout);
      const engine = createExactEngine(index);
      for (const [query, ids] of Object.entries(ofDocument)) {
        const rows = await firstRows(engine, query);
        const wanted = ids.flatMap((id) => addresses.get(id) ?? []);
        if (wanted.length === 0) throw new Error(`${document} has no ${ids.join(', ')}.`);
        const place = rows.findIndex((row) => wanted.includes(row));
        places.push(place);
        if (place < 0 || place >= FIRST || process.env.SHOW) {
          console.log(`${layout} ${document} ${query}: ${place + 1 || 'none'}\n    ${rows.slice(0, 5).join('\n    ')}`);
        }
      }
    }
    const within = (most: number) => places.filter((place) => place >= 0 && place < most).length;
    console.log(`${layout}: ${places.length} queries, ${within(1)} first, ${within(FIRST)} among the first ${FIRST}`);
    missed += places.length - within(FIRST);
  }
  return missed;
}

async function firstRows(engine: SearchEngine, text: string): Promise<string[]> {
  const sections = toSections(await engine.search({ text })).filter(({ of }) => of !== 'nearest');
  return sections.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === 'more' ? [] : [row.hit.link])));
}
