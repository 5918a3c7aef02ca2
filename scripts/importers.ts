import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');
export const MODULE = /\.[cm]?[jt]sx?$/;
/** Types are erased: who imports nothing else runs the same code. */
const STATIC = /(?:^|[\n;}])\s*(?:import|export)\b(?!\s+type\b)[^'";]*?['"]([^'"\n]+)['"]/g;
const DYNAMIC = /(?<!typeof\s+)\b(?:import|require|mock|doMock|importActual)(?:<[^(]*>)?\(\s*['"`]([^'"`\n]+)['"`]/g;
/** In a path that is put together when it runs. */
const VARIABLE = /\$\{[^}]*\}/;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js'];
const THEMES = [...readdirSync(join(ROOT, 'plugins')).map((name) => `plugins/${name}/theme`), 'src/theme'];

/** Names that are no paths, as `resolve` and the plugins of `vitest.config.mts` find them. */
const NAMES: Array<[start: string, folders: string[]]> = [
  ['@livespec/docusaurus/backend', ['plugins/sandbox/backend']],
  ['@theme/', THEMES],
  ['@theme-original/', THEMES],
  ['@site/', ['']],
];

/** These files and all modules that import one of them, over others, too. Paths are below the root. */
export function findImporters(files: readonly string[]): ReadonlySet<string> {
  const importers = readImporters();
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** Files of the project below folders, in Git or new, with paths below the root. */
export function listFiles(...folders: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...folders];
  const names = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY });
  return names.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

/** Reads texts only: what transforms the modules takes far longer. */
function readImporters(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Set(listFiles());
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    if (!MODULE.test(file)) continue;
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, name = ''] of [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)]) {
      for (const imported of targetsOf(file, name).flatMap((path) => matching(path, files))) {
        importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
      }
    }
  }
  return importers;
}

function targetsOf(file: string, name: string): string[] {
  const isPath = /^\.\.?(\/|$)/.test(name);
  const paths = isPath
    ? [join(dirname(file), name)]
    : NAMES.filter(([start]) => name.startsWith(start)).flatMap(([start, folders]) =>
        folders.map((folder) => join(folder, name.slice(start.length))),
      );
  return paths.flatMap((path) => ENDINGS.map((ending) => path.replace(/\/$/, '') + ending));
}

function matching(path: string, files: ReadonlySet<string>): string[] {
  if (!VARIABLE.test(path)) return files.has(path) ? [path] : [];
  const parts = path.split(VARIABLE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('[^/]+')}$`);
  return [...files].filter((file) => pattern.test(file));
}
