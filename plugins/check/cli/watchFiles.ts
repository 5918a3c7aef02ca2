import { watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isUrl } from '../../shared/core/isUrl';
import { nameBelow, singleFlight } from '../../shared/files';
import type { CheckTarget } from '../options';

/** Long enough for an editor to finish a save. */
const PAUSE_MS = 100;
/** Not watched at all: `node_modules` has more files than a system lets one process watch. */
const IRRELEVANT = /^(?:\..*|node_modules|build)$/;
const GENERATED = /(?:^|[\\/])(?:node_modules|_data)(?:[\\/]|$)|\.gen\.mdx?$/;

interface WatchOptions {
  /** Ends it; default: when the process does. */
  signal?: AbortSignal;
  /** A run that fails is reported, and the next change starts another one. */
  onError(error: unknown): void;
}

/** Runs at once, and again whenever a file of the project changes. */
export async function watchFiles(
  { baseDir, spec = [], overlays, flows }: Pick<CheckTarget, 'baseDir' | 'spec' | 'overlays' | 'flows'>,
  run: () => Promise<void>,
  { signal, onError }: WatchOptions,
): Promise<void> {
  const runOnce = singleFlight(run);
  const start = () => void runOnce().catch(onError);
  let timer: NodeJS.Timeout | undefined;
  signal?.addEventListener('abort', () => clearTimeout(timer));
  const listen = (folder: string, recursive: boolean) => {
    const watcher = watch(folder, { recursive, signal }, (_, name) => {
      if (name === null || GENERATED.test(name) || (!recursive && IRRELEVANT.test(name))) return;
      clearTimeout(timer);
      timer = setTimeout(start, PAUSE_MS);
    });
    watcher.on('error', onError);
  };
  const entries = await readdir(baseDir, { withFileTypes: true });
  listen(baseDir, false);
  for (const entry of entries) {
    if (entry.isDirectory() && !IRRELEVANT.test(entry.name)) listen(join(baseDir, entry.name), true);
  }
  const paths = [spec, overlays, flows].flat().flatMap((name) => (isUrl(name) ? [] : resolve(baseDir, name)));
  const outside = paths.filter((path) => nameBelow(path, baseDir).startsWith('..'));
  const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() === true;
  const folders = new Map<string, boolean>();
  for (const path of outside) {
    if (await isFolder(path)) folders.set(path, true);
    else if (!folders.has(dirname(path))) folders.set(dirname(path), false);
  }
  for (const [folder, recursive] of folders) listen(folder, recursive);
  start();
}
