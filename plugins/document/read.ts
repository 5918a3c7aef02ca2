import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import {
  checkRules,
  createSpecReader,
  locateDocument,
  type ReadOptions,
  type ReadResult,
  type Spec,
  type SpecHost,
  type SpecReader,
} from './core';
import { withWeb } from './web/withWeb';

export type { ReadOptions, ReadResult, Spec, SpecDocument, SpecHost, SpecReader, View } from './core';
export { checkRules, locateDocument };

/** Reads files, and URLs once for each process. */
export const nodeHost: SpecHost = withWeb({
  readFile: (path) => readFile(path),
  realpath: (path) => realpath(path),
  async size(path) {
    const entry = await stat(path);
    if (!entry.isFile()) throw Object.assign(new Error('not a file'), { code: 'EISDIR' });
    return entry.size;
  },
  list: (folder) => readdir(folder),
});

/** How long an editor may take between emptying a file and writing it. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 20;

/** For a dev server: waits while a save leaves a file empty. Waits only once for a file that stays empty. */
export function retryingHost(host: SpecHost): SpecHost {
  const empty = new Set<string>();
  return {
    ...host,
    async readFile(path) {
      const end = Date.now() + (empty.has(path) ? 0 : PATIENCE_MS);
      for (;;) {
        const bytes = await host.readFile(path);
        if (bytes.length > 0) empty.delete(path);
        else if (Date.now() >= end) empty.add(path);
        else {
          await new Promise((done) => setTimeout(done, PAUSE_MS));
          continue;
        }
        return bytes;
      }
    },
  };
}

export function createReader(baseDir: string = process.cwd(), root?: string, host: SpecHost = nodeHost): SpecReader {
  return createSpecReader(host, baseDir, root);
}

/** Reads one document. Never throws: see `problems`. */
export function readSpec(spec: Spec, options?: ReadOptions): Promise<ReadResult> {
  return createReader().read(spec, options);
}
