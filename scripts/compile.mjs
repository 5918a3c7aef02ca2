// Compiles plugins/ to plugins/lib/: for Node as CommonJS, for pages as ES modules. Files that stay the same are not
// touched: a dev server may be using them.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { build } from 'esbuild';

const PLUGINS = resolve(import.meta.dirname, '../plugins');
const LIB = join(PLUGINS, 'lib');
const SOURCES = /^(?!lib\/|node_modules\/|bin\/|[^/]+$).*\.(tsx?|cjs|css|json)$/;
const FOR_PAGES =
  /^[^/]+\/(theme|core|css|browser)\/|\/theme\/|^shared\/([^/]+\.tsx$|locales\/)|^sandbox\/backend\.ts$/;
const ONLY_FOR_PAGES = /\/(theme|css|browser)\//;

const NODE = { format: 'cjs', platform: 'node', target: 'node20', supported: { 'dynamic-import': false } };
const PAGES = { format: 'esm', platform: 'neutral', jsx: 'automatic', target: 'es2022' };

export async function compile() {
  const paths = (await readdir(PLUGINS, { recursive: true })).map((path) => path.split(sep).join('/'));
  const sources = paths.filter((path) => SOURCES.test(path) && !path.endsWith('.d.ts'));
  const written = await Promise.all([
    transform(
      'node',
      sources.filter((path) => !ONLY_FOR_PAGES.test(path)),
      NODE,
    ),
    transform(
      'pages',
      sources.filter((path) => FOR_PAGES.test(path)),
      PAGES,
    ),
  ]);
  const kept = new Set(written.flat());
  const there = paths.filter((path) => /^lib\/(node|pages)\/.*\.\w+$/.test(path)).map((path) => join(PLUGINS, path));
  await Promise.all(there.filter((path) => !kept.has(path)).map((path) => rm(path, { recursive: true })));
}

async function transform(folder, sources, options) {
  const { outputFiles } = await build({
    entryPoints: sources.map((path) => join(PLUGINS, path)),
    outdir: join(LIB, folder),
    outbase: PLUGINS,
    loader: { '.css': 'copy', '.json': 'copy', '.cjs': 'copy' },
    sourcemap: true,
    sourcesContent: false,
    write: false,
    logLevel: 'warning',
    ...options,
  });
  return Promise.all(outputFiles.map(writeChanged));
}

async function writeChanged({ path, contents }) {
  const old = await readFile(path).catch(() => undefined);
  if (!old?.equals(contents)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
  return path;
}

if (process.argv[1] === import.meta.filename) await compile();
