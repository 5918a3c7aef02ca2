import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileNames } from './arbitrary-request';
import { environment, fileContent } from './expect-arrived';

/** Throws, rather than skipping, if a program is missing. */
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

/** Sets the samples' variables, without user settings. */
export function runProgram(program: string, args: string[], folder: WorkFolder): Promise<string> {
  const env = { ...environment, PATH: process.env.PATH ?? '', HOME: folder.path, LANG: 'C.UTF-8', PYTHONUTF8: '1' };
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd: folder.path, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} failed: ${stderr || error.message}`, { cause: error }));
      else resolve(stdout);
    });
  });
}
