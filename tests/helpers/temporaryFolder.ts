import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Removes whatever tests, and the programs that they start, leave in the temporary folder. */
export default function useOwnTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
