import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git';

/** Whoever they are, the same files on the same commit make the same commit. */
const IDENTITY = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'bench'],
    [`GIT_${role}_EMAIL`, 'bench@localhost'],
    [`GIT_${role}_DATE`, '2000-01-01T00:00:00Z'],
  ]),
);

/**
 * Commits what is in the working tree, new files included, on no branch and without a change of the index. Returns the
 * last commit if nothing is different.
 */
export async function commitWorkingTree(project: string): Promise<string> {
  const head = await git(project, ['rev-parse', 'HEAD']);
  const folder = await mkdtemp(join(tmpdir(), 'bench-index-'));
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await git(project, ['read-tree', head], env);
    await git(project, ['add', '--all', ':/'], env);
    const tree = await git(project, ['write-tree'], env);
    if (tree === (await git(project, ['rev-parse', `${head}^{tree}`]))) return head;
    return await git(project, ['commit-tree', tree, '-p', head, '-m', 'Working tree'], IDENTITY);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
