import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { listFiles } from '../../shared/files';
import { UsageError } from './arguments';

/** Says that this command made the folder, and lists the files that are its own. */
const MARKER = '.openapi-document.json';

/** Refuses, before any work is done, a folder that the site must not or cannot go to. Throws `UsageError`. */
export async function checkOutFolder(out: string, name: string): Promise<void> {
  if (out.split(sep).some((part) => part === 'node_modules' || part === '.git')) {
    throw new UsageError(`\`${name}\` lies inside a folder that tools manage. Choose another one.`);
  }
  const entry = await stat(out).catch(() => undefined);
  if (entry && !entry.isDirectory()) throw new UsageError(`\`${name}\` is a file, not a folder.`);
  if (entry && (await readdir(out)).length > 0 && !(await readMarker(out))) {
    throw new UsageError(`\`${name}\` holds files that this command did not make. Name a new or an empty folder.`);
  }
  await checkWritable(entry ? out : await nearestFolder(out), name);
}

async function checkWritable(folder: string, name: string): Promise<void> {
  if (!(await stat(folder)).isDirectory()) {
    throw new UsageError(`\`${name}\` cannot be made: \`${folder}\` is a file, not a folder.`);
  }
  await access(folder, constants.W_OK | constants.X_OK).catch((cause: unknown) => {
    throw new UsageError(`\`${name}\` cannot be written: \`${folder}\` is not yours to write to.`, { cause });
  });
}

/** The closest thing above a path that exists. */
async function nearestFolder(path: string): Promise<string> {
  const above = dirname(path);
  const exists = await stat(above).catch(() => undefined);
  return exists || above === path ? above : nearestFolder(above);
}

/** Puts a finished site in place of what this command made before. Files of others stay as they are. */
export async function publish(built: string, out: string): Promise<void> {
  const before = new Set(await readMarker(out));
  const files = await listFiles(built);
  const there = new Set(await listFiles(out));
  const foreign = files.find((path) => there.has(path) && !before.has(path));
  if (foreign) throw new UsageError(`\`${join(out, foreign)}\` is not a file of this command, but stands in its way.`);
  await mkdir(out, { recursive: true });
  await removeFiles(out, [...before]);
  await writeFile(join(out, MARKER), JSON.stringify(files));
  for (const name of await readdir(built)) await move(join(built, name), join(out, name));
}

/** Paths of the files that an earlier run made; `undefined` where there was none. */
async function readMarker(out: string): Promise<string[] | undefined> {
  const text = await readFile(join(out, MARKER), 'utf8').catch(() => undefined);
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (Array.isArray(value)) return value.filter((path): path is string => isBelow(out, path));
  } catch {
    // Somebody else's file.
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
  // A folder that still holds something holds somebody else's.
  for (const folder of deepestFirst) await rmdir(join(out, folder)).catch(() => undefined);
}

/** Moves, or copies where the target is on another disk or a folder that exists. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!['EXDEV', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await cp(from, to, { recursive: true });
  }
}

/** A path as the caller would write it. */
export function showPath(path: string, cwd: string): string {
  return relative(cwd, path).split(sep).join('/') || '.';
}
