import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ProblemsError } from '../../shared/problem';
import type { DocumentRequest } from './arguments';
import type { WrittenSite } from './writeSite';

export interface Outcome extends WrittenSite {
  /** Absent on success. Empty if `problems` explain the failure. */
  failure?: string;
}

/** A child process frees the memory of a large document before the build. Throws as `writeSite`, or `signal.reason`. */
export async function writeSiteApart(
  siteDir: string,
  request: DocumentRequest,
  signal: AbortSignal,
): Promise<WrittenSite> {
  signal.throwIfAborted();
  const child = fork(join(__dirname, 'writeSiteProcess'), [siteDir, JSON.stringify(request)]);
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
