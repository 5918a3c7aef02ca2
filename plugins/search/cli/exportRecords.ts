import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openOutFolder, publish } from '../../shared/outFolder';
import { collectionSchema } from '../core/typesense/collectionSchema';
import { toDocuments } from '../core/typesense/documents';
import type { ExportRequest } from './arguments';
import { loadIndexes } from './loadIndexes';

/** Marks a folder made by this command, and lists its files. */
const MARKER = '.search-export.json';

export interface Exported {
  file: string;
  documents: number;
}

/** Writes `<locale>.jsonl` and `<locale>.schema.json` of each locale, all or none. Throws a `Refusal`. */
export async function exportRecords({ siteDir, out }: ExportRequest, outName: string): Promise<Exported[]> {
  const unfinished = await openOutFolder(out, outName, MARKER);
  const generated = `.docusaurus-search-export-${process.pid}`;
  const temporary = [unfinished, join(siteDir, generated)];
  removeOnSignals(temporary);
  const exported: Exported[] = [];
  try {
    const folder = join(unfinished, 'export');
    await mkdir(folder);
    for await (const { locale, index } of loadIndexes(siteDir, generated)) {
      const documents = toDocuments(index, locale);
      const file = `${locale}.jsonl`;
      await writeFile(join(folder, file), documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
      const schema = JSON.stringify(collectionSchema(locale), null, 2);
      await writeFile(join(folder, `${locale}.schema.json`), `${schema}\n`);
      exported.push({ file, documents: documents.length });
    }
    await publish(folder, out, MARKER);
  } finally {
    for (const folder of temporary) await rm(folder, { recursive: true, force: true });
  }
  return exported;
}

/** Docusaurus cannot be stopped from loading a site. */
function removeOnSignals(folders: string[]): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      process.exit(130);
    });
  }
}
