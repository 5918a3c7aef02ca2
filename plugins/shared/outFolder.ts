import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { UsageError } from './commandLine';
import { listFiles, nameBelow } from './files';

/**
 * Makes a temporary folder on the same disk as `out`, for the caller to remove. Throws a `UsageError` if `out` cannot
 * be written or holds foreign files. `marker` lists a command's own files; `name` is `out` as written.
 */
export async function openOutFolder(out: string, name: string, marker: string): Promise<string> {
  if (out.split(sep).some((part) => part === 'node_modules' || part === '.git')) {
    throw new UsageError(`\`${name}\` is inside \`node_modules\` or \`.git\`. Choose another folder.`);
  }
  const entry = await stat(out).catch(() => undefined);
  if (entry && !entry.isDirectory()) throw new UsageError(`\`${name}\` is a file, not a folder.`);
  if (entry && (await readdir(out)).length > 0 && !(await readMarker(out, marker))) {
    throw new UsageError(`\`${name}\` contains files that this command did not create. Choose a new or empty folder.`);
  }
  const folder = entry ? out : await nearestFolder(out);
  return mkdtemp(join(folder, '.unfinished-')).catch((cause: NodeJS.ErrnoException) => {
    throw new UsageError(`\`${name}\` cannot be written: ${reasonOf(cause, folder)}.`, { cause });
  });
}

const REASONS: Record<string, string> = {
  EACCES: 'is write-protected',
  EPERM: 'is write-protected',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'is on a full disk',
  ENOTDIR: 'is a file, not a folder',
  ENOENT: 'does not accept new folders',
};

function reasonOf({ code = '', message }: NodeJS.ErrnoException, folder: string): string {
  const reason = REASONS[code];
  return reason ? `\`${folder}\` ${reason}` : message;
}

async function nearestFolder(path: string): Promise<string> {
  const above = dirname(path);
  const exists = await stat(above).catch(() => undefined);
  return exists || above === path ? above : nearestFolder(above);
}

export async function publish(built: string, out: string, marker: string): Promise<void> {
  const before = new Set(await readMarker(out, marker));
  const files = (await listFiles(built)).sort();
  const there = new Set(await listFiles(out));
  const foreign = files.find((path) => there.has(path) && !before.has(path));
  if (foreign)
    throw new UsageError(`\`${join(out, foreign)}\` was not created by this command and would be overwritten.`);
  await writeFile(join(built, marker), JSON.stringify(files));
  await mkdir(dirname(out), { recursive: true });
  if (!(await stat(out).catch(() => undefined))) return rename(built, out);
  await removeFiles(out, [...before]);
  for (const name of await readdir(built)) await move(join(built, name), join(out, name));
}

async function readMarker(out: string, marker: string): Promise<string[] | undefined> {
  const text = await readFile(join(out, marker), 'utf8').catch(() => undefined);
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (Array.isArray(value)) return value.filter((path): path is string => isBelow(out, path));
  } catch {
    // A foreign file.
  }
  return undefined;
}

function isBelow(folder: string, path: unknown): boolean {
  return typeof path === 'string' && resolve(folder, path).startsWith(folder + sep);
}

async function removeFiles(out: string, paths: string[]): Promise<void> {
  const folders = new Set<string>();
  for (const path of paths) {
    await rm(join(out, path), { force: true });
    for (let above = dirname(path); above !== '.'; above = dirname(above)) folders.add(above);
  }
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
  // Fails for a folder that still holds foreign files.
  for (const folder of deepestFirst) await rmdir(join(out, folder)).catch(() => undefined);
}

/** Renames, or copies into an existing folder. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await cp(from, to, { recursive: true });
  }
}

export function showPath(path: string, cwd: string): string {
  const below = nameBelow(path, cwd);
  return below.startsWith('..') ? path : below || '.';
}
