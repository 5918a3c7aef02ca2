import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type { Message, Plugin } from 'esbuild';
import { nameBelow } from '../shared/files';
import { startOf } from '../shared/problem';

/** What a demo imports, directly or not. */
export interface Graph {
  /** Absolute paths, the entry first. */
  files: string[];
  /** Exact versions by package. */
  packages: Record<string, string>;
  faults: GraphFault[];
}

export interface GraphFault {
  /** Absolute; of the file that imports. */
  file: string;
  line: number;
  column: number;
  message: string;
  hint?: string;
}

const TEXT = /\.(tsx?|jsx?|mjs|cjs|json|css|less|sass|scss|svg|txt|md)$/;
const TYPES = /type\s[^'";]*?|\{\s*type\s[^,}'";]*(?:,\s*type\s[^,}'";]*)*,?\s*\}\s*/.source;
/** `import type { A } from './a'` and `import { type A } from './a'`, which esbuild drops. */
const TYPE_IMPORT = new RegExp(
  `^[^\\S\\n]*(?:import|export)\\s+(?:${TYPES})\\bfrom\\s*(["'])(\\.{1,2}/[^"']+)\\1`,
  'gm',
);
const ADDED = ['react', 'react-dom'];

/** Follows the imports of a demo's file. Files in `bundled` are not followed. */
export async function readGraph(entry: string, bundled: readonly string[]): Promise<Graph> {
  const { build } = await import('esbuild');
  const packages = new Map<string, string>();
  const faults: GraphFault[] = [];
  const bundles = new Set<string>();
  const addPackage = (name: string, importer: string) => {
    const found = installed(name, dirname(importer));
    if (found) packages.set(name, found.version);
    return found;
  };
  const collect: Plugin = {
    name: 'demo-graph',
    setup({ onResolve, onLoad, resolve: find }) {
      onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point' || kind === 'url-token') return undefined;
        const name = packageName(path);
        const found = isBuiltin(path) || !importer ? undefined : addPackage(name, importer);
        if (!found || found.isPrivate) faults.push({ ...placeOf(importer, path), ...describePackage(path, found) });
        return { path, external: true };
      });
      onResolve({ filter: /^\./ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === collect) return undefined;
        const found = await find(path, { kind, importer, resolveDir, pluginData: collect });
        if (!bundled.includes(found.path)) return found;
        bundles.add(found.path);
        return { path: found.path, external: true };
      });
      onLoad({ filter: /\.[cm]?tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const contents = text.replace(TYPE_IMPORT, (all, _quote, from) => `import ${JSON.stringify(from)}; ${all}`);
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
  const absWorkingDir = dirname(entry);
  const result = await build({
    entryPoints: [entry],
    absWorkingDir,
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'preserve',
    logLevel: 'silent',
    loader: { '.less': 'empty', '.sass': 'empty', '.scss': 'empty', '.md': 'text', '.svg': 'text', '.txt': 'text' },
    plugins: [collect],
  }).catch((error: { errors?: Message[] }) => {
    if (!error.errors) throw error;
    faults.push(...error.errors.map((message) => describeError(message, entry)));
    return undefined;
  });
  const inputs = Object.keys(result?.metafile.inputs ?? {}).map((path) => resolve(absWorkingDir, path));
  const others = [...inputs.filter((path) => path !== entry), ...bundles].sort();
  for (const name of ADDED) addPackage(name, entry);
  const binaries = others.filter((path) => !TEXT.test(path));
  faults.push(...binaries.map((file) => ({ ...startOf(entry), ...describeBinary(file) })));
  const versions = [...packages].sort(([a], [b]) => a.localeCompare(b));
  return { files: [entry, ...others], packages: Object.fromEntries(versions), faults };
}

function describePackage(path: string, found: Installed | undefined): Pick<GraphFault, 'message' | 'hint'> {
  const hint = 'A demo runs outside of this site, too: list the file that imports it in the option `bundle`.';
  if (found) return { message: `\`${path}\` is not in the npm registry: its package is private.`, hint };
  if (/^@(site|theme|docusaurus|generated)/.test(path))
    return { message: `\`${path}\` exists only in this site.`, hint };
  if (isBuiltin(path)) return { message: `\`${path}\` does not run in a browser.` };
  return { message: `The package \`${packageName(path)}\` is not installed.` };
}

function placeOf(importer: string, path: string): { file: string; line: number; column: number } {
  const lines = existsSync(importer) ? readFileSync(importer, 'utf8').split('\n') : [];
  const line = lines.findIndex((text) => text.includes(`'${path}'`) || text.includes(`"${path}"`));
  return { file: importer, line: Math.max(line, 0) + 1, column: Math.max(lines[line]?.indexOf(path) ?? 0, 0) + 1 };
}

function describeError({ text, location }: Message, entry: string): GraphFault {
  const file = location ? resolve(dirname(entry), location.file) : entry;
  const place = { file, line: location?.line ?? 1, column: (location?.column ?? 0) + 1 };
  const isBinary = /No loader is configured for "(\.\w+)" files: (.*)/.exec(text);
  if (isBinary) return { ...place, ...describeBinary(isBinary[2] ?? '') };
  return { ...place, message: /[.!?]$/.test(text) ? text : `${text}.` };
}

function describeBinary(file: string): Pick<GraphFault, 'message' | 'hint'> {
  const message = `\`${basename(file)}\` is a binary file; online editors accept only text files.`;
  return { message, hint: 'Use an SVG file, or a `data:` URL.' };
}

export function packageName(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

interface Installed {
  version: string;
  isPrivate: boolean;
}

/** Looks in the nearest `node_modules`, as Node does. */
export function installed(name: string, folder: string): Installed | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) {
    const { version = '', private: isPrivate = false } = JSON.parse(readFileSync(file, 'utf8')) as {
      version?: string;
      private?: boolean;
    };
    return { version, isPrivate };
  }
  const above = dirname(folder);
  return above === folder ? undefined : installed(name, above);
}

/** The nearest folder that holds all files. */
export function commonFolder(files: readonly string[]): string {
  const [first = '', ...others] = files.map((file) => dirname(file));
  return others.reduce((common, folder) => {
    let shared = common;
    while (/^\.\.(?:\/|$)/.test(nameBelow(folder, shared))) shared = dirname(shared);
    return shared;
  }, first);
}

/** The names of files, with their folders where two would have one name. */
export function shortNames(files: readonly string[]): string[] {
  const root = commonFolder(files);
  const names = files.map((file) => basename(file));
  return files.map((file, index) =>
    names.indexOf(basename(file)) === names.lastIndexOf(basename(file)) ? (names[index] ?? '') : nameBelow(file, root),
  );
}
