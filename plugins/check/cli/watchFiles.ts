import { watch } from 'node:fs/promises';
import { singleFlight } from '../../shared/files';
import type { CheckTarget } from '../options';

/** Long enough for an editor to finish a save. */
const PAUSE_MS = 100;
const IRRELEVANT = /(?:^|[\\/])(?:node_modules|build|\.docusaurus|\.git|_data)(?:[\\/]|$)|\.gen\.mdx?$/;

/** Runs again whenever a file of the project changes, until the process is interrupted. */
export async function watchFiles({ baseDir }: CheckTarget, run: () => Promise<void>): Promise<void> {
  const runOnce = singleFlight(run);
  let timer: NodeJS.Timeout | undefined;
  for await (const { filename } of watch(baseDir, { recursive: true })) {
    if (filename === null || IRRELEVANT.test(filename)) continue;
    clearTimeout(timer);
    timer = setTimeout(() => void runOnce(), PAUSE_MS);
  }
}
