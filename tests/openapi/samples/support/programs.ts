import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileNames } from './arbitrary-request';
import { environment, fileContent } from './expect-arrived';

/** Fails, rather than skips, where a program that the samples are written for is missing. */
export function requireProgram(program: string, debianPackage: string): void {
  if (spawnSync(program, ['--version']).error) {
    throw new Error(
      `These tests run samples with ${program}, which is not installed: apt-get install ${debianPackage}`,
    );
  }
}

export interface WorkFolder {
  path: string;
  write(name: string, text: string): string;
  remove(): void;
}

/** A folder to run samples in, with the files that they send. */
export function makeWorkFolder(): WorkFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  for (const name of fileNames) write(name, fileContent(name));
  return { path: folder, write, remove: () => rmSync(folder, { recursive: true }) };
}

/** Runs a program in a folder, with the samples' variables and no settings of this machine's user. */
export function runProgram(program: string, args: string[], folder: WorkFolder): Promise<string> {
  const env = { ...environment, PATH: process.env.PATH ?? '', HOME: folder.path, LANG: 'C.UTF-8', PYTHONUTF8: '1' };
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd: folder.path, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} failed: ${stderr || error.message}`, { cause: error }));
      else resolve(stdout);
    });
  });
}
