import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../../..');
const LIVESPEC = join(PROJECT, 'plugins/bin/livespec.mjs');

export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  finished: Promise<Finished>;
  /** Resolves with the first match in the output; rejects if the process ends first. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

export function startLivespec(args: string[], env: NodeJS.ProcessEnv): Running {
  const child = spawn(process.execPath, [LIVESPEC, ...args], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  const finished = new Promise<Finished>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => done({ code, signal, ...said }));
  });
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const look = () => {
        const found = pattern.exec(said.stdout);
        if (found) done(found);
      };
      look();
      child.stdout.on('data', look);
      finished.then(({ stderr }) => fail(new Error(`It ended without ${pattern}: ${stderr}`)), fail);
    });
  return { child, finished, printed };
}
