import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const PROJECT = resolve(__dirname, '../../..');
export const FIXTURES = join(__dirname, 'fixtures');
const LIVESPEC = join(PROJECT, 'plugins/bin/livespec.mjs');

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the command as a user in `cwd` would. */
export function startDocument(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [LIVESPEC, 'document', ...args], { cwd, env: { ...process.env, ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data: Buffer) => {
    stdout += data;
  });
  child.stderr.on('data', (data: Buffer) => {
    stderr += data;
  });
  /** Resolves once it has printed this; rejects if it ends first. */
  const reports = (text: string) =>
    new Promise<void>((done, fail) => {
      child.stderr.on('data', () => stderr.includes(text) && done());
      child.once('close', () => fail(new Error(`It ended without "${text}": ${stderr}`)));
    });
  const finished = new Promise<Finished>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code, stdout, stderr }));
  });
  return { child, finished, reports };
}

export function runDocument(args: string[], cwd: string, env?: NodeJS.ProcessEnv): Promise<Finished> {
  return startDocument(args, cwd, env).finished;
}

export function leftovers(pid: number | undefined): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`document-${pid}-`));
}
