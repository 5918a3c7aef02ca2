import { fork } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { ProblemsError } from '../../shared/problem';
import type { DocumentRequest } from './arguments';
import type { WrittenSite } from './writeSite';

/** What the other process has to say at its end. */
export interface Outcome extends WrittenSite {
  /** Absent where the site is written; otherwise why not. Empty: the problems say it. */
  failure?: string;
}

/**
 * `writeSite` in a process of its own, so that what a large document takes is given back before the build starts. Throws
 * as it does, or the reason of `signal`. `folder` is for what the process itself needs, and packages are found from it.
 */
export async function writeSiteApart(
  folder: string,
  siteDir: string,
  request: DocumentRequest,
  signal: AbortSignal,
): Promise<WrittenSite> {
  signal.throwIfAborted();
  const script = join(folder, 'writeSite.cjs');
  compile(script);
  const child = fork(script, [siteDir, JSON.stringify(request)], { execArgv: [] });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  let outcome: Outcome | undefined;
  child.once('message', (message) => {
    outcome = message as Outcome;
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  }).finally(() => signal.removeEventListener('abort', stop));
  signal.throwIfAborted();
  if (!outcome) throw new Error(`the process that reads the document ended early (${code ?? 'killed'}).`);
  if (outcome.failure === '') throw new ProblemsError(outcome.problems);
  if (outcome.failure) throw new Error(outcome.failure);
  return outcome;
}

/** Compiled as the command itself is when it starts (tsx), the same code takes half as long again. */
function compile(outfile: string): void {
  buildSync({
    entryPoints: [join(__dirname, 'writeSiteProcess.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    packages: 'external',
    define: { __dirname: JSON.stringify(__dirname) },
    logLevel: 'silent',
  });
}
