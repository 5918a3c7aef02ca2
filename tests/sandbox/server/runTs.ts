import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROJECT = resolve(__dirname, '../../..');
/** As a loader rather than a program, so that the process that is started is the script itself. */
const LOADER = pathToFileURL(join(PROJECT, 'node_modules/tsx/dist/loader.mjs')).href;

export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  finished: Promise<Finished>;
  /** Resolves with the first match in what it has printed so far; rejects where it ends without. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

/** Starts a script of this project in its folder. */
export function startTs(script: string, args: string[], env: NodeJS.ProcessEnv): Running {
  const child = spawn(process.execPath, ['--import', LOADER, join(PROJECT, script), ...args], {
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
