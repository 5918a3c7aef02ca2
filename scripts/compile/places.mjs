import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

export const PLUGINS = resolve(import.meta.dirname, '../../plugins');
export const LIB = join(PLUGINS, 'lib');
export const PACKAGE = '@livespec/docusaurus';

const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx', ''];

/** Returns the source that `from` names in the source `importer`; both are paths below `plugins/`. */
export function resolveSource(from, importer, sources) {
  const target = toPosix(join(dirname(importer), from));
  return ENDINGS.map((ending) => target + ending).find((path) => sources.has(path));
}

/** Follows `edges` from the roots. */
export function reach(roots, edges) {
  const reached = new Set();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...edges(path));
  }
  return reached;
}

export function toPosix(path) {
  return path.split(sep).join('/');
}

export function isComponent(path) {
  return /^[^/]+\/theme\/.*\.(js|tsx?)$/.test(path);
}

/** Does not touch an unchanged file. Returns its path. */
export async function writeChanged(path, contents) {
  const old = await readFile(path).catch(() => undefined);
  if (!old?.equals(Buffer.from(contents))) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
  return path;
}
