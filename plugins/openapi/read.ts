import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { createSpecReader, type ReadOptions, type ReadResult, type SpecHost, type SpecReader } from './core/read';

export type { ReadOptions, ReadResult, SpecDocument, SpecReader } from './core/read';

/** Node's file system. */
export const nodeHost: SpecHost = {
  readFile: (path) => readFile(path),
  realpath: (path) => realpath(path),
  async size(path) {
    const entry = await stat(path);
    if (!entry.isFile()) throw Object.assign(new Error('not a file'), { code: 'EISDIR' });
    return entry.size;
  },
  list: (folder) => readdir(folder),
};

/** A reader that remembers what it has parsed, for a dev server: see `createSpecReader`. */
export function createReader(baseDir: string = process.cwd(), root?: string): SpecReader {
  return createSpecReader(nodeHost, baseDir, root);
}

/** Reads one document, once. Never throws: see `problems`. */
export function readSpec(entry: string, options?: ReadOptions): Promise<ReadResult> {
  return createReader().read(entry, options);
}
