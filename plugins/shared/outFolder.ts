import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { Refusal } from './commandLine';
import { listFiles, nameBelow } from './files';
import { findSystemError, reasonOf } from './systemError';

/**
 * Makes a temporary folder on the same disk as `out`, for the caller to remove. Throws a `Refusal` if `out` cannot be
 * written or holds foreign files. `marker` lists a command's own files; `name` is `out` as written.
 */
export async function openOutFolder(out: string, name: string, marker: string): Promise<string> {
  if (out.split(sep).some((part) => part === 'node_modules' || part === '.git')) {
    throw new Refusal(`\`${name}\` is inside \`node_modules\` or \`.git\`. Choose another folder.`);
  }
  const folder = await nearestFolder(out, name);
  if (folder === out && (await readdir(out)).length > 0 && !(await readMarker(out, marker))) {
    throw new Refusal(`\`${name}\` contains files that this command did not create. Choose a new or empty folder.`);
  }
  return mkdtemp(join(folder, '.unfinished-')).catch((error: unknown) => {
    throw cannotWrite(name, error);
  });
}

/** Makes the error of a file or a folder that cannot be written. `name` is the path as written. */
export function cannotWrite(name: string, cause: unknown): Refusal {
  const code = findSystemError(cause)?.code;
  // The folder is there, but takes no files, like `/proc`.
  const reason = code === 'ENOENT' ? 'its folder takes no new files' : reasonOf(code ?? '');
  return new Refusal(`\`${name}\` cannot be written: ${reason ?? String(cause)}.`, { cause });
}

/** Returns `path`, or the nearest folder above it that exists. Throws a `Refusal` if that is a file. */
export async function nearestFolder(path: string, name: string): Promise<string> {
  for (let near = path; ; near = dirname(near)) {
    const entry = await stat(near).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw cannotWrite(name, error);
    });
    if (entry?.isDirectory() || near === dirname(near)) return near;
    if (!entry) continue;
    const file = `\`${basename(near)}\` is a file, not a folder.`;
    throw new Refusal(near === path ? file : `\`${name}\` cannot be written: ${file}`);
  }
}

export async function publish(built: string, out: string, marker: string): Promise<void> {
  const before = new Set(await readMarker(out, marker));
  const files = (await listFiles(built)).sort();
  const there = new Set(await listFiles(out));
  const foreign = files.find((path) => there.has(path) && !before.has(path));
  if (foreign) throw new Refusal(`\`${join(out, foreign)}\` was not created by this command and would be overwritten.`);
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
