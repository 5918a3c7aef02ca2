import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { build, transform } from 'esbuild';
import { LIB, PLUGINS, toPosix, writeChanged } from './places.mjs';

const OUT = join(LIB, 'node');

/** What Node loads by its path: plugins, commands, processes, loaders. Everything else is in chunks that they share. */
const ENTRIES = [
  /^[^/]+\/index\.ts$/,
  /^openapi\/samples\.ts$/,
  /^sandbox\/backend\.ts$/,
  /^check\/cli\/check\.ts$/,
  /^flows\/cli\/flows\.ts$/,
  /^migrate\/cli\/migrate\.ts$/,
  /^mcp\/cli\/mcp\.ts$/,
  /^openapi\/cli\/((document|release|types|writeSiteProcess)|[^/]+\/index)\.ts$/,
  /^sandbox\/cli\/sandbox\.ts$/,
  /^search\/(cli\/export|words\/index)\.ts$/,
  /^messages\/(loader|core\/compileModule)\.ts$/,
  /^shared\/suggest\.ts$/,
];
const COPIED = /\.cjs$|\.css$|\/locales\/.*\.json$/;

/**
 * CommonJS, divided as the entries need it. Only ES modules can be divided, so they are made first. Names and lines stay
 * as they are: stack traces can be read.
 */
export async function compileNode(sources) {
  const { outputFiles } = await build({
    entryPoints: sources.filter((path) => ENTRIES.some((entry) => entry.test(path))).map((path) => join(PLUGINS, path)),
    outdir: OUT,
    outbase: PLUGINS,
    // Names of chunks and comments follow from it: they are the same from wherever this is run.
    absWorkingDir: PLUGINS,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    define: { __dirname: '__ownFolder' },
    plugins: [keepFolders],
    write: false,
    logLevel: 'warning',
  });
  const copied = sources.filter((path) => COPIED.test(path));
  return Promise.all([
    ...outputFiles.map(async ({ path, text }) => {
      const { code } = await transform(restoreFolders(text, path), {
        format: 'cjs',
        platform: 'node',
        target: 'node20',
        supported: { 'dynamic-import': false },
      });
      return writeChanged(path, code);
    }),
    ...copied.map(async (path) => writeChanged(join(OUT, path), await readFile(join(PLUGINS, path)))),
  ]);
}

/** A module may find files by its folder, but lands in a chunk elsewhere. */
const keepFolders = {
  name: 'keep-folders',
  setup({ onLoad }) {
    onLoad({ filter: /plugins[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('__dirname')) return undefined;
      const folder = posix.dirname(toPosix(path.slice(PLUGINS.length + 1)));
      return { contents: `const __ownFolder = __folderOf(${JSON.stringify(folder)});\n${text}`, loader: 'ts' };
    });
  },
};

function restoreFolders(text, path) {
  const own = toPosix(dirname(path));
  return text.replace(/\b__folderOf\("([^"]+)"\)/g, (_, folder) => {
    const way = posix.relative(own, posix.join(toPosix(OUT), folder));
    return way === '' ? '__dirname' : `require("node:path").join(__dirname, ${JSON.stringify(way)})`;
  });
}
