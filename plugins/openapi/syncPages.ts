import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutputFile, syncFiles } from '../shared/files';
import { DATA_FOLDER, isGeneratedPage } from './core/pages/generatedPages';

/** Lists the written data files, so that a hand-written file beside them is never removed. */
const MANIFEST = `${DATA_FOLDER}/.generated.json`;

/** Pages are recognised by their ending, data files by the manifest. Returns the paths written or removed. */
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
    // Missing or damaged: no data file is removed.
    return [];
  }
}
