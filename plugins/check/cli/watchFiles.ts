import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { singleFlight } from '../../shared/files';
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
  { baseDir }: Pick<CheckTarget, 'baseDir'>,
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
  start();
}
