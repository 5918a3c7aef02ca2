import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionSchema } from '../core/collectionSchema';
import { toDocuments } from '../core/documents';
import type { ExportRequest } from './arguments';
import { loadIndexes } from './loadIndexes';

/** What was written of one locale. */
export interface Exported {
  file: string;
  documents: number;
}

/** Writes `<locale>.jsonl` and `<locale>.schema.json` of each locale. */
export async function exportRecords({ siteDir, out }: ExportRequest): Promise<Exported[]> {
  const generated = `.docusaurus-search-export-${process.pid}`;
  const exported: Exported[] = [];
  try {
    for await (const { locale, index } of loadIndexes(siteDir, generated)) {
      const documents = toDocuments(index, locale);
      const file = join(out, `${locale}.jsonl`);
      await mkdir(out, { recursive: true });
      await writeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
      const schema = JSON.stringify(collectionSchema(locale), null, 2);
      await writeFile(join(out, `${locale}.schema.json`), `${schema}\n`);
      exported.push({ file, documents: documents.length });
    }
  } finally {
    await rm(join(siteDir, generated), { recursive: true, force: true });
  }
  return exported;
}
