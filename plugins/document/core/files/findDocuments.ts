import { basename, dirname, extname, join } from 'node:path';
import { isUrl } from '../../../shared/core/isUrl';
import { isObject } from '../../../shared/core/json';
import type { ParsedFile, SpecHost } from '../parse/types';

const ENDINGS = new Set(['.yaml', '.yml', '.json']);
const HIDDEN = /^(?:\.|node_modules$)/;
/** A key of the first level, or of a JSON file in one line. */
const DOCUMENT = /(?:^|[{,])\s*["']?(?:openapi|swagger)["']?\s*:/m;
const KEYS = ['openapi', 'swagger'];

export interface FoundDocuments {
  /** Sorted; for a folder, those of its files that look like documents. */
  paths: string[];
  /** That their references may reach into; absent for a URL. */
  folder?: string;
  isFolder?: true;
}

/** What a file, a folder or a URL of the option `spec` stands for. */
export async function findDocuments(host: SpecHost, path: string): Promise<FoundDocuments> {
  if (isUrl(path)) return { paths: [await host.realpath(path).catch(() => path)] };
  const isFile = await host.size(path).then(
    () => true,
    () => false,
  );
  const files = isFile ? [] : await listFiles(host, path);
  if (files.length === 0) return { paths: [path], folder: dirname(path) };
  const texts = await Promise.all(files.map((file) => host.readFile(file).catch(() => new Uint8Array())));
  const paths = files.filter((_, index) => DOCUMENT.test(new TextDecoder().decode(texts[index])));
  return { paths, folder: path, isFolder: true };
}

/** Whether a file of a folder is a document: one that cannot be parsed may be. */
export function isDocument({ value }: ParsedFile): boolean {
  return value === undefined || (isObject(value) && KEYS.some((key) => Object.hasOwn(value, key)));
}

/** `seen`: folders with symbolic links resolved, which may form a circle. */
async function listFiles(host: SpecHost, folder: string, seen = new Set<string>()): Promise<string[]> {
  const real = await host.realpath(folder).catch(() => folder);
  if (seen.has(real)) return [];
  seen.add(real);
  const names = (await host.list(folder).catch(() => [])).filter((name) => !HIDDEN.test(basename(name)));
  const paths = names.sort().map((name) => join(folder, basename(name)));
  const isNamedSo = (path: string) => ENDINGS.has(extname(path).toLowerCase());
  const found = await Promise.all(paths.map(async (path) => (isNamedSo(path) ? [path] : listFiles(host, path, seen))));
  return found.flat();
}
