import { existsSync } from 'node:fs';
import { readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type OutputFile, syncFiles } from '../../shared/files';
import { DATA_FOLDER, isGeneratedPage } from '../core/pages/generatedPages';

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

export function hasGeneratedPages(root: string): boolean {
  return existsSync(join(root, MANIFEST));
}

/** Removes the generated pages of a folder, their data, and the folders that only they were in. */
export async function removePages(root: string): Promise<void> {
  const removed = await syncPages(root, []);
  await rm(join(root, MANIFEST), { force: true });
  const folders = new Set([...removed, MANIFEST].flatMap(foldersAbove));
  // The innermost first; those with other files stay.
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    await rmdir(join(root, folder)).catch(() => undefined);
  }
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
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
