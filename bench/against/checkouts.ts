import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMeasured } from '../runMeasured';
import { git } from './git';
import type { Checkout } from './measurement';

/** Of the version that is compared with, by commit. That of the working tree is always in the same place. */
const WORKING_TREE = 'working-tree';
const MOST_KEPT = 3;
const NOT_COMMITS = new Set([WORKING_TREE, 'work', 'lock']);

/** Neither in the project nor below a `node_modules`: no version may find packages of another one, or be left unwatched. */
export async function openCache(project: string): Promise<string> {
  const name = createHash('sha256').update(project).digest('hex').slice(0, 12);
  const folder = join(await realpath(tmpdir()), `livespec-bench-${name}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

export function openOldCheckout(project: string, cache: string, commit: string, name: string): Promise<Checkout> {
  return openCheckout(project, join(cache, commit), commit, name);
}

export function openNewCheckout(project: string, cache: string, commit: string, name: string): Promise<Checkout> {
  return openCheckout(project, join(cache, WORKING_TREE), commit, name);
}

/** Removes the checkouts that were used longest ago. */
export async function removeStaleCheckouts(project: string, cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => !NOT_COMMITS.has(name));
  const used = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })));
  for (const { name } of used.toSorted((a, b) => b.at - a.at).slice(MOST_KEPT)) {
    await rm(join(cache, name), { recursive: true, force: true });
  }
  await git(project, ['worktree', 'prune']);
}

async function openCheckout(project: string, folder: string, commit: string, name: string): Promise<Checkout> {
  await git(project, ['worktree', 'prune']);
  if (await isWorktree(folder)) {
    await git(folder, ['checkout', '--detach', '--force', commit]);
  } else {
    await rm(folder, { recursive: true, force: true });
    await git(project, ['worktree', 'prune']);
    await git(project, ['worktree', 'add', '--detach', '--force', folder, commit]);
  }
  const clean = async () => {
    await git(folder, ['checkout', '--force', commit, '--', '.']);
    await git(folder, ['clean', '-ffdxq', '-e', 'node_modules']);
    await rm(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  };
  await clean();
  await install(folder, name);
  const now = new Date();
  await utimes(folder, now, now);
  return { name, commit, folder, clean };
}

async function isWorktree(folder: string): Promise<boolean> {
  return git(folder, ['rev-parse', '--show-toplevel']).then(
    (top) => top === folder,
    () => false,
  );
}

/** Once for the same packages. What was interrupted is done again. */
async function install(folder: string, name: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  const stamp = join(packages, '.installed-by-bench');
  const wanted = await hashPackages(folder);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  console.error(`Installing the packages of ${name} …`);
  await rm(stamp, { force: true });
  await runMeasured('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder).catch((error: unknown) => {
    throw new Error(`The packages of ${name} cannot be installed: ${lastLines(error)}`, { cause: error });
  });
  await mkdir(packages, { recursive: true });
  await writeFile(stamp, wanted);
}

async function hashPackages(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json', 'plugins/package.json']) {
    hash.update(`${file}\n${await readFile(join(folder, file), 'utf8').catch(() => '')}`);
  }
  return hash.update(process.version).digest('hex');
}

function lastLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').slice(-12).join('\n');
}
