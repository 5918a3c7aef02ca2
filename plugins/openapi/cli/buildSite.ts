import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CORE } from './linkPackages';
import type { Stage } from './reportStages';

const DOCUSAURUS = join(CORE, 'bin/docusaurus.mjs');

/** Threads that render pages are replaced when they hold more than this: what they keep of pages would only add up. */
const THREAD_BYTES = 250_000_000;

/** Docusaurus could not build a site. The message is all that it said. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Builds a site in a process of its own, silently but for `onStage`. Throws `BuildError`, or the reason of `signal`. */
export async function buildSite(
  siteDir: string,
  outDir: string,
  onStage: (stage: Stage) => void,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [DOCUSAURUS, 'build', siteDir, '--out-dir', outDir], {
    // Names of modules are relative to this folder: others would tell one temporary folder from another.
    cwd: siteDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
      DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: String(THREAD_BYTES),
      // React leaves little to take out of a page. To look for it would take an eighth of the whole build.
      SKIP_HTML_MINIFICATION: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  const said: Buffer[] = [];
  child.stdout?.on('data', (data: Buffer) => said.push(data));
  child.stderr?.on('data', (data: Buffer) => said.push(data));
  child.on('message', (stage) => onStage(stage as Stage));
  const end = await new Promise<number | string | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, stoppedBy) => done(code ?? stoppedBy));
  }).finally(() => signal.removeEventListener('abort', stop));
  signal.throwIfAborted();
  if (end === 0) return;
  const reason = typeof end === 'string' ? `The system ended Docusaurus (${end}): perhaps for want of memory.\n` : '';
  throw new BuildError(reason + Buffer.concat(said).toString('utf8'));
}
