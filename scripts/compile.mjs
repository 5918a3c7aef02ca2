// Compiles plugins/ to plugins/lib/: CommonJS for Node, ES modules for pages, and component sources for `docusaurus
// swizzle --eject --typescript`. Does not touch unchanged files, which a dev server may use.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compileNode } from './compile/compileNode.mjs';
import { compilePages } from './compile/compilePages.mjs';
import { compileSwizzle } from './compile/compileSwizzle.mjs';
import { LIB, PLUGINS, toPosix, writeChanged } from './compile/places.mjs';
import { composeEditorSchema } from './editorSchema.mjs';

const SOURCES = /^(?!lib\/|node_modules\/|bin\/|[^/]+$).*\.(tsx?|cjs|css|json)$/;
const ONLY_FOR_PAGES = /\/(theme|css|browser)\//;

export async function compile() {
  const paths = (await readdir(PLUGINS, { recursive: true })).map(toPosix);
  const sources = paths.filter((path) => SOURCES.test(path) && !path.endsWith('.d.ts'));
  const [pages, ...others] = await Promise.all([
    compilePages(sources),
    compileNode(sources.filter((path) => !ONLY_FOR_PAGES.test(path))),
    compileSwizzle(sources),
    writeEditorSchemas(),
  ]);
  const kept = new Set([...pages.files, ...others.flat()]);
  const there = paths
    .filter((path) => /^lib\/(node|pages|sources)\/.*\.\w+$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join(PLUGINS, path));
  await Promise.all(there.filter((path) => !kept.has(path)).map((path) => rm(path, { recursive: true })));
}

/** For a document, and for a file of path items by name. */
function writeEditorSchemas() {
  const schemas = {
    'openapi.schema.json': composeEditorSchema(),
    'paths.schema.json': { additionalProperties: { $ref: 'openapi.schema.json#/$defs/path-item' } },
  };
  return Promise.all(
    Object.entries(schemas).map(([name, schema]) => writeChanged(join(LIB, name), `${JSON.stringify(schema)}\n`)),
  );
}

/** `npm test` compiles once, and says so to all commands that would do it again. */
if (process.argv[1] === import.meta.filename && !process.env.COMPILED) await compile();
