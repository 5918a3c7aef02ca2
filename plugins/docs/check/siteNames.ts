import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PINS } from '../../openapi';

/** The bundler's aliases: `@theme/X` and the like, to files. */
export type Aliases = Record<string, string>;

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.json',
  '.mdx',
  '.md',
  '/index.ts',
  '/index.tsx',
  '/index.js',
  '/index.jsx',
];

/** Whether an imported module exists; true for names that only a bundler can resolve. */
export function importExists(name: string, file: string, siteDir: string, aliases: Aliases | undefined): boolean {
  // Removes loaders and the query.
  const bare = name.replace(/^.*!/, '').replace(/\?.*$/, '');
  if (bare.startsWith('.')) return isFile(resolve(dirname(file), bare));
  if (bare.startsWith('@site/')) return isFile(join(siteDir, bare.slice('@site/'.length)));
  if (bare.startsWith('/')) return isFile(bare);
  if (!aliases) return true;
  const [scope = ''] = bare.split('/');
  if (['@theme', '@theme-original', '@theme-init'].includes(scope)) return bare in aliases;
  const isAlias = Object.keys(aliases).some(
    (alias) => bare === alias.replace(/\$$/, '') || bare.startsWith(`${alias.replace(/\$$/, '')}/`),
  );
  return isAlias || packageExists(bare, siteDir);
}

function isFile(path: string): boolean {
  return ENDINGS.some((ending) => existsSync(path + ending) && statSync(path + ending).isFile());
}

/** Checks only the folder: a package's exports are for the bundler. */
function packageExists(name: string, siteDir: string): boolean {
  const folder = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const places = createRequire(join(siteDir, 'package.json')).resolve.paths(folder) ?? [];
  return places.some((place) => existsSync(join(place, folder)));
}

/** Counts every capitalized word in the theme's list, so as to miss no component. */
export function componentNames(aliases: Aliases): Set<string> {
  // Replaced while pages are compiled.
  const names = new Set<string>(PINS);
  for (const alias of ['@theme/MDXComponents', '@theme-original/MDXComponents', '@theme-init/MDXComponents']) {
    const file = aliases[alias] ?? aliases[`${alias}$`];
    const text = file ? readFileSync(isDirectory(file) ? findIndex(file) : file, 'utf8') : '';
    for (const [name] of text.replace(COMMENTS, '').matchAll(/\b[A-Z]\w*\b/g)) names.add(name);
  }
  return names;
}

function isDirectory(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function findIndex(folder: string): string {
  return (
    ['index.tsx', 'index.ts', 'index.jsx', 'index.js']
      .map((name) => join(folder, name))
      .find((file) => existsSync(file)) ?? ''
  );
}

/** Returns all routes below the base path, without leading and trailing slashes. */
export function readRoutes(generatedFilesDir: string, baseUrl: string): Set<string> {
  try {
    const names: unknown = JSON.parse(readFileSync(join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'));
    // Docusaurus appends a hash to each address.
    const paths = Object.keys(names as object).map((key) => key.replace(/-[\da-f]{3}$/, ''));
    return new Set(
      paths
        .filter((path) => path.startsWith(baseUrl))
        .map((path) => path.slice(baseUrl.length).replace(/^\/+|\/+$/g, '')),
    );
  } catch {
    return new Set();
  }
}
