import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { nameBelow } from '../shared/files';
import type { SpecHost } from './core';
import { MAX_BYTES } from './core/files/guard';

const run = promisify(execFile);

/**
 * Reads the files of a commit under the paths that they have, or would have, in the working tree. Throws an error for
 * people if `ref` is no commit of the repository that `folder` is in.
 */
export async function openCommit(folder: string, ref: string): Promise<SpecHost> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, encoding: 'buffer', maxBuffer: 2 * MAX_BYTES })).stdout;
  const line = async (...args: string[]) => (await git(...args)).toString().trim();
  const prefix = await line('rev-parse', '--show-prefix').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'Git is not installed' : 'this is not in a Git repository';
    throw new Error(`\`${ref}\` is not a file, and ${reason}.`, { cause });
  });
  const commit = await line('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    (cause) => {
      const hint = 'In a shallow clone, fetch it first: `git fetch --depth 1 origin <ref>`.';
      throw new Error(`\`${ref}\` is neither a file nor a commit of this repository. ${hint}`, { cause });
    },
  );
  const files = new Map<string, Promise<Buffer>>();
  const nameOf = (path: string) => posix.join(prefix, nameBelow(path, folder));
  const absent = (cause: unknown) => {
    throw Object.assign(new Error('not in this commit', { cause }), { code: 'ENOENT' });
  };
  const readFile = (path: string) => {
    const known = files.get(path) ?? git('cat-file', 'blob', `${commit}:${nameOf(path)}`).catch(absent);
    files.set(path, known);
    return known;
  };
  return {
    readFile,
    size: async (path) => (await readFile(path)).length,
    realpath: (path) => Promise.resolve(path),
    list: async (path) => {
      const names = await git('ls-tree', '-z', '--name-only', `${commit}:${nameOf(path)}`).catch(absent);
      return names.toString().split('\0').filter(Boolean);
    },
  };
}
