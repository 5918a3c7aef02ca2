import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CORE } from './linkPackages';
import type { Stage } from './reportStages';

const DOCUSAURUS = join(CORE, 'bin/docusaurus.mjs');

/** Rendering threads above this size are recycled: they retain memory of rendered pages. */
const THREAD_BYTES = 250_000_000;

/** A failed build; the message is the full output of Docusaurus. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Builds a site in a child process, silent except for `onStage`. Throws `BuildError` or the reason of `signal`. */
export async function buildSite(
  siteDir: string,
  outDir: string,
  onStage: (stage: Stage) => void,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [DOCUSAURUS, 'build', siteDir, '--out-dir', outDir], {
    // Module names are relative to this folder, and must not depend on the temporary one.
    cwd: siteDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
      DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: String(THREAD_BYTES),
      // React's output has little to minify, and trying takes an eighth of the build.
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
