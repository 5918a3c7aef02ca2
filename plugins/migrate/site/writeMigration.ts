import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../../shared/commandLine';
import { replaceFile } from '../../shared/files';
import type { Migration } from '../core/migration';

const run = promisify(execFile);

/** Holds what Git could not bring back. */
export const KEPT = 'livespec-before';

/** Writes and deletes files. Keeps a copy of each that Git does not have; returns how many. */
export async function writeMigration(siteDir: string, { writes, deletes }: Migration, force: boolean): Promise<number> {
  const changed = await listChanged(siteDir);
  if (!force && changed === undefined) {
    throw new Refusal(
      `This site is in no Git repository, which could bring back what a migration changes. With \`--force\`, the old files are kept in \`${KEPT}\`.`,
    );
  }
  if (!force && changed && changed.size > 0) {
    throw new Refusal(
      `This site has changes that are not committed: ${[...changed].slice(0, 3).join(', ')}${changed.size > 3 ? ', …' : ''}. Commit them first, or use \`--force\`: the old files are then kept in \`${KEPT}\`.`,
    );
  }
  const known = await listTracked(siteDir);
  let kept = 0;
  for (const file of [...writes.map((each) => each.file), ...deletes]) {
    if (!existsSync(join(siteDir, file)) || (known.has(file) && !changed?.has(file))) continue;
    const copy = join(siteDir, KEPT, file);
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(siteDir, file), copy, { errorOnExist: true, force: false });
    kept += 1;
  }
  for (const { file, text } of writes) await replaceFile(join(siteDir, file), text);
  for (const file of deletes) await rm(join(siteDir, file), { force: true });
  return kept;
}

/** Files with changes, relative to the site folder; `undefined` outside of a repository. */
async function listChanged(siteDir: string): Promise<Set<string> | undefined> {
  const lines = await git(siteDir, 'status', '--porcelain', '-z', '--untracked-files=normal', '--', '.');
  const prefix = (await git(siteDir, 'rev-parse', '--show-prefix'))?.trim() ?? '';
  if (lines === undefined) return undefined;
  const names = lines.split('\0').flatMap((line) => (line === '' ? [] : line.slice(3)));
  return new Set(names.map((file) => (file.startsWith(prefix) ? file.slice(prefix.length) : file)));
}

async function listTracked(siteDir: string): Promise<Set<string>> {
  return new Set((await git(siteDir, 'ls-files', '-z'))?.split('\0'));
}

function git(siteDir: string, ...args: string[]): Promise<string | undefined> {
  return run('git', args, { cwd: siteDir, maxBuffer: 100_000_000 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
