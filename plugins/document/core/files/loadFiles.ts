import { basename, dirname, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isUrl } from '../../../shared/core/isUrl';
import { isObject } from '../../../shared/core/json';
import { splitRef } from '../../../shared/core/pointer';
import { asQuestion, findNear } from '../../../shared/suggest';
import { parseFile } from '../parse/parseFile';
import type { ParsedFile, SpecHost } from '../parse/types';
import { findDocuments, isDocument } from './findDocuments';
import {
  isInside,
  NotRead,
  type Refusal,
  type Refuse,
  type Root,
  refuseByName,
  refuseByPlace,
  refuseByServer,
  refuseBySize,
} from './guard';
import { resolveFile } from './resolveFile';

export interface LoadedFiles {
  entry: string;
  entryName: string;
  /** By absolute path. Includes unparsable files, without a value. */
  files: Map<string, ParsedFile>;
  /** By absolute path, or by the text of a reference that was refused as such. */
  refused: Map<string, Refuse>;
  /** Documents that are joined to the entry, in order. */
  parts: NamedFile[];
  /** In the order in which they are applied. */
  overlays: NamedFile[];
}

/** A file that an option names, and no reference. */
export interface NamedFile {
  path: string;
  name: string;
  /** A function if it cannot be read. */
  read: ParsedFile | Refuse;
}

/** What to read. Paths are absolute, or URLs. */
export interface AskedFiles {
  entry: string;
  /** Documents to join to the entry; folders stand for the documents in them. */
  parts: readonly string[];
  overlays: readonly string[];
  /** Base of the names in messages. */
  baseDir: string;
  /** The folder that references may reach into; default: those of the entry and of each part. */
  root?: string | undefined;
}

/** Only this function reads files. Those with the same bytes as in `before` are not reparsed. */
export async function loadFiles(
  host: SpecHost,
  { entry: asked, parts: askedParts, overlays: askedOverlays, baseDir, root: givenRoot }: AskedFiles,
  before?: LoadedFiles,
): Promise<LoadedFiles> {
  const named = before && [...before.parts, ...before.overlays].map(({ path, read }) => [path, read] as const);
  const known = before && new Map([...before.files, ...(named ?? [])]);
  const files = new Map<string, ParsedFile>();
  const refused = new Map<string, Refuse>();
  // References of a fetched document start from where redirects lead.
  const { entry, refusal: unread } = await followRedirects(host, asked);
  const found = await Promise.all(askedParts.map((path) => findDocuments(host, path)));
  const partPaths = [...new Set(found.flatMap(({ paths }) => paths))].filter((path) => path !== entry);
  const rootDir = (isUrl(entry) ? undefined : givenRoot) ?? dirname(entry);
  const folders = givenRoot === undefined ? [rootDir, ...found.flatMap(({ folder }) => folder ?? [])] : [givenRoot];

  let roots: Promise<Root[]> | undefined;
  const findRoots = () => {
    const local = [...new Set(folders)].filter((folder) => !isUrl(folder));
    roots ??= Promise.all(
      local.map(async (folder) => ({
        path: await host.realpath(folder),
        name: displayName(folder, baseDir) || '.',
      })),
    );
    return roots;
  };
  const readOne = async (path: string, from: ParsedFile) => {
    const result = await readParsed(path, from);
    if (typeof result === 'function') refused.set(path, result);
    else files.set(path, result);
  };
  /** `from`: the file that refers to it; absent for what options name. */
  const readParsed = async (path: string, from?: ParsedFile): Promise<ParsedFile | Refuse> => {
    try {
      if (from) {
        const real = await host.realpath(path);
        const server = serverOf(from.path);
        const outside = server === undefined ? refuseByPlace(await findRoots(), real) : refuseByServer(server, real);
        if (outside) return outside;
      }
      const tooLarge = refuseBySize(path, await host.size(path));
      if (tooLarge) return tooLarge;
      const bytes = await host.readFile(path);
      const old = known?.get(path);
      return typeof old === 'object' && isDeepStrictEqual(old.bytes, bytes)
        ? old
        : parseFile(path, displayName(path, baseDir), bytes);
    } catch (error) {
      const near = await findNearFiles(path);
      return (uri) => {
        const suggested = near.map((name) => `\`${uri.slice(0, uri.lastIndexOf('/') + 1)}${name}\``);
        return { ...describeFailure(uri, error), ofFile: path, hint: asQuestion(suggested) };
      };
    }
  };
  const findNearFiles = async (path: string): Promise<string[]> => {
    if (isUrl(path)) return [];
    const near = dirname(path);
    const real = await host.realpath(near).catch(() => undefined);
    const known = await findRoots().catch(() => []);
    if (real === undefined || !known.some((root) => real === root.path || isInside(root, real))) return [];
    return findNear(basename(path), await host.list(near).catch(() => []));
  };
  const readNamed = (paths: readonly string[]): Promise<NamedFile[]> =>
    Promise.all(paths.map(async (path) => ({ path, name: displayName(path, baseDir), read: await readParsed(path) })));

  const entryName = displayName(entry, baseDir);
  const misplaced = unread ?? (await refuseRoot(host, entry, entryName, rootDir, displayName(rootDir, baseDir) || '.'));
  if (misplaced) refused.set(entry, () => misplaced);
  const [first] = misplaced ? [] : await readNamed([entry]);
  if (typeof first?.read === 'function') refused.set(entry, first.read);
  const listed = new Set(found.flatMap(({ isFolder, paths }) => (isFolder ? paths : [])));
  const parts = (await readNamed(partPaths)).filter(
    ({ path, read }) => !listed.has(path) || typeof read === 'function' || isDocument(read),
  );
  for (const { path, read } of [first ?? [], parts].flat()) if (typeof read === 'object') files.set(path, read);
  const overlays = await readNamed(askedOverlays);
  // What an overlay writes is part of the document, and so are its references.
  const written = overlays.flatMap(({ read }) => (typeof read === 'object' ? [{ ...read, path: entry }] : []));
  const seen = new Set([entry, ...parts.map(({ path }) => path)]);
  let fresh = [...files.values(), ...written];
  while (fresh.length > 0) {
    const next: Promise<void>[] = [];
    for (const file of fresh) {
      const server = serverOf(file.path);
      for (const uri of fileReferences(file)) {
        const path = resolveFile(file.path, uri);
        if (partPaths.includes(path) && seen.has(path)) continue;
        const refusal = server === undefined ? refuseByName(uri) : refuseByServer(server, path)?.(uri);
        if (refusal) refused.set(uri, () => refusal);
        if (refusal || seen.has(path)) continue;
        seen.add(path);
        next.push(readOne(path, file));
      }
    }
    const done = new Set(files.keys());
    await Promise.all(next);
    fresh = [...files].filter(([path]) => !done.has(path)).map(([, file]) => file);
  }
  return { entry, entryName, files, refused, parts, overlays };
}

function serverOf(path: string): string | undefined {
  return isUrl(path) ? new URL(path).origin : undefined;
}

async function followRedirects(host: SpecHost, url: string): Promise<{ entry: string; refusal?: Refusal }> {
  if (!isUrl(url)) return { entry: url };
  return host.realpath(url).then(
    (entry) => ({ entry }),
    (error: unknown) => ({ entry: url, refusal: describeFailure(url, error) }),
  );
}

/** A root that does not exist or contain the document is an error: it would refuse every reference. */
async function refuseRoot(
  host: SpecHost,
  entry: string,
  entryName: string,
  rootDir: string,
  rootName: string,
): Promise<Refusal | undefined> {
  if (rootDir === dirname(entry)) return undefined;
  const path = await host.realpath(rootDir).catch(() => undefined);
  if (path === undefined) return { rule: 'root', message: `The \`root\` folder \`${rootName}\` does not exist.` };
  const folder = await host.realpath(dirname(entry)).catch(() => path);
  if (folder === path || isInside({ path, name: rootName }, folder)) return undefined;
  const message = `The document is outside the \`root\` folder \`${rootName}\`.`;
  return { rule: 'root', message, hint: `Choose a folder that contains \`${entryName}\`.` };
}

/** Files named in `$ref`, `externalValue` and `discriminator.mapping`. */
export function fileReferences(file: ParsedFile): Set<string> {
  const uris = new Set<string>();
  const add = (ref: unknown) => {
    if (typeof ref !== 'string' || ref.startsWith('#')) return;
    const { uri } = splitRef(ref);
    if (uri !== '') uris.add(uri);
  };
  for (const node of file.records.keys()) {
    if (!isObject(node)) continue;
    if (Object.hasOwn(node, '$ref')) add(node.$ref);
    // An example on the network is a link, not a reference.
    if (typeof node.externalValue === 'string' && !refuseByName(node.externalValue)) add(node.externalValue);
    if (typeof node.propertyName === 'string') {
      const names = isObject(node.mapping) ? Object.values(node.mapping) : [];
      for (const name of [...names, node.defaultMapping]) if (isFileName(name)) add(name);
    }
  }
  return uris;
}

/** Lists absolute paths, with those of missing files: they may come. */
export function filesOnDisk({ entry, files, refused, parts, overlays }: LoadedFiles): string[] {
  const missing = [...refused].filter(([, refuse]) => refuse('').rule === 'file-not-found').map(([path]) => path);
  const named = [...parts, ...overlays].map(({ path }) => path);
  return [...new Set([entry, ...files.keys(), ...missing, ...named])].filter((path) => !isUrl(path));
}

/** A value of `mapping` is the name of a schema, or a reference. */
export function isFileName(value: unknown): value is string {
  return typeof value === 'string' && (/[/#]/.test(value) || /\.(ya?ml|json)$/i.test(value));
}

function describeFailure(uri: string, error: unknown): Refusal {
  if (error instanceof NotRead) return error.refusal;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return { rule: 'file-not-found', message: `File not found: \`${uri}\`.` };
  if (code === 'EISDIR')
    return {
      rule: 'file-not-found',
      message: `\`${uri}\` is a folder, not a document.`,
      hint: 'A list of `spec` may name folders of documents after its first file.',
    };
  if (code === 'EACCES' || code === 'EPERM')
    return { rule: 'file-not-found', message: `Permission denied: \`${uri}\`.` };
  const reason = error instanceof Error ? `: ${error.message}` : '';
  return { rule: 'file-not-found', message: `\`${uri}\` cannot be read${reason}.` };
}

function displayName(path: string, baseDir: string): string {
  return isUrl(path) ? path : relative(baseDir, path).split(sep).join('/');
}
