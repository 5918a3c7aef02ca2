import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isUrl } from './core/isUrl';

export interface OutputFile {
  path: string;
  content: string;
}

/** Concurrent writes. */
const AT_ONCE = 8;
/** A small number lets a page and its data reach the dev server soon. */
const KNOWN_AT_ONCE = 2;

export interface Changes {
  written: string[];
  removed: string[];
}

/**
 * Makes the generated files below `root` exactly the given ones. Writes only those that differ, atomically, and removes
 * others for which `isGenerated` is true. Throws on a duplicate path or one outside `root`.
 *
 * `known`: file contents of the previous run, updated by this one and trusted instead of reading the files.
 */
export async function syncFiles(
  root: string,
  files: Iterable<OutputFile>,
  isGenerated: (path: string) => boolean,
  known?: Map<string, string>,
): Promise<Changes> {
  const there = new Set(await listFiles(root));
  const kept = new Set<string>();
  let pending: Promise<void>[] = [];
  const written: string[] = [];
  const isKnown = known !== undefined && known.size > 0;
  const finish = async () => {
    const done = await Promise.allSettled(pending);
    pending = [];
    for (const result of done) if (result.status === 'rejected') throw result.reason;
  };
  try {
    for (const { path, content } of files) {
      if (kept.has(path)) throw new Error(`Two generated files have one path: ${path}`);
      kept.add(path);
      const file = join(root, path);
      if (!file.startsWith(join(root, sep))) throw new Error(`A generated file would lie outside of ${root}: ${path}`);
      const before = there.has(path)
        ? (known?.get(path) ?? (await readFile(file, 'utf8').catch(() => undefined)))
        : undefined;
      if (before === content) {
        known?.set(path, content);
        if (isKnown) await finish();
        continue;
      }
      written.push(path);
      pending.push(replaceFile(file, content).then(() => void known?.set(path, content)));
      if (pending.length >= (isKnown ? KNOWN_AT_ONCE : AT_ONCE)) await finish();
    }
  } finally {
    await finish();
  }
  const removed = [...there].filter((path) => isGenerated(path) && !kept.has(path));
  await Promise.all(removed.map((path) => rm(join(root, path), { force: true })));
  return { written, removed };
}

/** Writes a file whole or not at all, and makes its folder. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const copy = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(copy, content).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await makeFolder(dirname(file));
      await writeFile(copy, content);
    });
    await rename(copy, file);
  } catch (error) {
    await rm(copy, { force: true }).catch(() => undefined);
    throw new Error(`Cannot write ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Makes a folder and those above it. Node's own recursive `mkdir` never ends below a folder like `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const make = () =>
    mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await make();
  });
}

/** `undefined` if there is no such file. */
export function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** Reads the first of the files that exists. Throws if none does. */
export async function readFirst([file = '', ...others]: string[]): Promise<{ file: string; text: string }> {
  const text = others.length > 0 ? await readIfThere(file) : await readFile(file, 'utf8');
  return text === undefined ? readFirst(others) : { file, text };
}

/** Relative to a folder, by default the working directory, and with `/`; a URL as it is. */
export function nameBelow(path: string, folder: string = process.cwd()): string {
  return isUrl(path) ? path : relative(folder, path).split(sep).join('/');
}

/** Returns all files below a folder, with `/`; none if it does not exist. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => nameBelow(join(entry.parentPath, entry.name), root));
}

/** Runs one call at a time. Calls during a run share one further run. */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = () => {
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    // A call between the end of one run and the start of the next belongs to the next.
    if (next) return next;
    if (!running) return start();
    next = running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}

/** When files were written, as a text that is the same until one changes, comes or goes. */
export async function describeTimes(files: readonly string[]): Promise<string> {
  const times = files.toSorted().map((file) =>
    stat(file).then(
      ({ mtimeMs }) => `${file} ${mtimeMs}`,
      () => '',
    ),
  );
  return (await Promise.all(times)).join('\n');
}
