import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ApiSource } from '../../openapi';
import { once } from '../../shared/core/cache';
import { describeTimes } from '../../shared/files';

interface Mark {
  /** Absent in a build. */
  files?: {
    /** Changes with each reading. */
    parts: string;
    /** Changes when a fact that a page shows does. */
    facts: string;
  };
  shown: Map<string, { find(): string; text: string }>;
}

const markOf = once((_api: ApiSource): Mark => ({ shown: new Map() }));

/**
 * Dev server: pages that show something of a document depend on files of ours instead of the document, which is saved before
 * it is read. Returns the function to call after each reading.
 */
export function markReadings(api: ApiSource, file: string): () => Promise<void> {
  const mark = markOf(api);
  const files = { parts: file, facts: `${file}-facts` };
  mark.files = files;
  let read: { model: object | undefined; times: string } | undefined;
  return async () => {
    const isFirst = read === undefined;
    const { model, files: ofDocument } = api.current();
    // Flows and translations change without the model.
    const times = await describeTimes(ofDocument);
    if (read?.model === model && read?.times === times) return;
    read = { model, times };
    await touch(files.parts);
    if (isFirst || [...mark.shown.values()].some(({ find, text }) => find() !== text)) await touch(files.facts);
  };
}

async function touch(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, String(Date.now()));
}

/** Notes a fact that a page shows. `find` looks it up again. */
export function noteFact(api: ApiSource, name: string, find: () => string): void {
  const { files, shown } = markOf(api);
  if (files) shown.set(name, { find, text: find() });
}

/** What pages that show parts of a document, or only facts of it, depend on. */
export function filesShown(api: ApiSource | undefined, shown: 'parts' | 'facts'): readonly string[] {
  const files = api && markOf(api).files;
  return files ? [files[shown]] : (api?.current().files ?? []);
}
