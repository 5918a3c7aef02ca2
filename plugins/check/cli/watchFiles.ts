import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
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
  { baseDir, overlays }: Pick<CheckTarget, 'baseDir' | 'overlays'>,
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
  const paths = overlays.flatMap((overlay) => (isUrl(overlay) ? [] : resolve(baseDir, overlay)));
  const outside = paths.filter((path) => nameBelow(path, baseDir).startsWith('..'));
  for (const folder of new Set(outside.map((path) => dirname(path)))) listen(folder, false);
  start();
}
