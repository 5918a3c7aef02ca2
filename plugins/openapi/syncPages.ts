import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutputFile, syncFiles } from '../shared/files';
import { isGeneratedPage } from './core/pages/generatedPages';

/** Names the data files that were written, so that a hand-written file beside them is never taken for one. */
const MANIFEST = '_data/.generated.json';

/**
 * Brings the generated files below a docs folder up to date: pages are known by their ending, data by the list above.
 * Returns the paths of files that were written or removed. `known`: see `syncFiles`.
 */
export async function syncPages(
  root: string,
  files: Iterable<OutputFile>,
  known?: Map<string, string>,
): Promise<string[]> {
  const before = new Set(await readManifest(join(root, MANIFEST)));
  const isGenerated = (path: string) => isGeneratedPage(path) || before.has(path);
  const { written, removed } = await syncFiles(root, withManifest(files), isGenerated, known);
  return [...written, ...removed];
}

function* withManifest(files: Iterable<OutputFile>): Generator<OutputFile> {
  const data: string[] = [];
  for (const file of files) {
    if (file.path.endsWith('.json')) data.push(file.path);
    yield file;
  }
  yield { path: MANIFEST, content: JSON.stringify(data) };
}

async function readManifest(file: string): Promise<string[]> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
  } catch {
    // None yet, or damaged: then nothing is removed.
    return [];
  }
}

/** Gives hand-written pages that import data something to import, where nothing was ever generated. */
export async function writeEmptyData(roots: string[]): Promise<void> {
  for (const root of roots) {
    await mkdir(join(root, '_data'), { recursive: true });
    for (const name of ['_operations', '_security', '_servers', '_patterns']) {
      // `wx`: what is there stays.
      await writeFile(join(root, '_data', `${name}.json`), '[]', { flag: 'wx' }).catch(() => undefined);
    }
  }
}
