// Compiles plugins/ to plugins/lib/: for Node as CommonJS, for pages as ES modules. Types come with `--types`, for publishing.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const PLUGINS = resolve(import.meta.dirname, '../plugins');
const LIB = join(PLUGINS, 'lib');
const SOURCES = /\.(tsx?|cjs|css|json)$/;
const FOR_PAGES = /^[^/]+\/(theme|core|css|browser)\/|^shared\/[^/]+\.tsx$/;
const FOR_NODE_ONLY = /^[^/]+\/(?!theme\/|css\/|browser\/)/;

export async function compile() {
  rmSync(LIB, { recursive: true, force: true });
  const files = readdirSync(PLUGINS, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SOURCES.test(file) && !file.endsWith('.d.ts') && !/^(lib|node_modules)\/|^package\.json$/.test(file));
  const loader = { '.css': 'copy', '.json': 'copy', '.cjs': 'copy' };
  const transform = (outdir, keep, options) =>
    build({
      entryPoints: files.filter((file) => keep.test(file)).map((file) => join(PLUGINS, file)),
      outdir: join(LIB, outdir),
      outbase: PLUGINS,
      loader,
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'warning',
      ...options,
    });
  await Promise.all([
    transform('node', FOR_NODE_ONLY, { format: 'cjs', platform: 'node', target: 'node20', supported: { 'dynamic-import': false } }),
    transform('pages', FOR_PAGES, { format: 'esm', jsx: 'automatic', target: 'es2022' }),
  ]);
}

if (process.argv[1] === import.meta.filename) {
  await compile();
}
