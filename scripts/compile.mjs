// Compiles plugins/ to plugins/lib/: CommonJS for Node, ES modules for pages, and component sources for `docusaurus
// swizzle --eject --typescript`. Does not touch unchanged files, which a dev server may use.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { composeEditorSchema } from './editorSchema.mjs';

const PLUGINS = resolve(import.meta.dirname, '../plugins');
const LIB = join(PLUGINS, 'lib');
const SOURCES = /^(?!lib\/|node_modules\/|bin\/|[^/]+$).*\.(tsx?|cjs|css|json)$/;
const FOR_PAGES =
  /^[^/]+\/(theme|core|css|browser)\/|\/theme\/|^shared\/([^/]+\.tsx$|locales\/|messages\/)|^sandbox\/backend\.ts$/;
const ONLY_FOR_PAGES = /\/(theme|css|browser)\//;
const COMPONENTS = /^[^/]+\/theme\/.*\.(tsx?|css)$/;

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
    ...sources.filter((path) => COMPONENTS.test(path)).map(copySource),
    writeThemeTypes(sources),
    ...sources.filter((path) => /^[^/]+\/index\.ts$/.test(path)).map(writeManifest),
    ...writeEditorSchemas(),
  ]);
  const kept = new Set(written.flat());
  const there = paths
    .filter((path) => /^lib\/(node|pages|sources)\/.*\.\w+$/.test(path))
    .map((path) => join(PLUGINS, path));
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
  return Promise.all(
    outputFiles.map(({ path, contents, text }) => {
      const name = posix.relative(
        folder,
        path
          .slice(LIB.length + 1)
          .split(sep)
          .join('/'),
      );
      return writeChanged({ path, contents: isComponent(name) ? Buffer.from(nameOutside(text, name)) : contents });
    }),
  );
}

function isComponent(name) {
  return /^[^/]+\/theme\/.*\.(js|tsx?)$/.test(name);
}

async function copySource(name) {
  const text = await readFile(join(PLUGINS, name), 'utf8');
  const contents = Buffer.from(isComponent(name) ? nameOutside(text, name) : text);
  return writeChanged({ path: join(LIB, 'sources', name), contents });
}

/** Imports from outside of the theme need the package name in a swizzled component. */
function nameOutside(text, name) {
  return text.replace(/(\bfrom ?)(["'])(\.\.?\/[^"']+)\2/g, (whole, start, quote, from) => {
    const target = posix.join(dirname(name), from);
    const isInside = target.split('/')[1] === 'theme';
    return isInside ? whole : `${start}${quote}@livespec/docusaurus/client/${target}${quote}`;
  });
}

/** Docusaurus names a theme after the nearest package.json, so each plugin needs one for swizzling. */
async function writeManifest(name) {
  const { version } = JSON.parse(await readFile(join(PLUGINS, 'package.json'), 'utf8'));
  const manifest = { name: `@livespec/docusaurus/plugin-${dirname(name)}`, version };
  const path = join(LIB, 'node', dirname(name), 'package.json');
  return writeChanged({ path, contents: Buffer.from(`${JSON.stringify(manifest)}\n`) });
}

/** Types of `@theme/…` for sites, which import `@livespec/docusaurus/theme`; Docusaurus' themes declare some themselves. */
async function writeThemeTypes(sources) {
  const contents = ['blog', 'docs', 'pages'].map((kind) => `plugin-content-${kind}`);
  const themes = ['theme-classic', 'theme-search-algolia', ...contents].map((name) => `${name}/src/${name}.d.ts`);
  const declared = await Promise.all(
    themes.map((path) => readFile(join(PLUGINS, '../node_modules/@docusaurus', path), 'utf8')),
  );
  const describe = async (path) => {
    const [, name] = /^[^/]+\/theme\/([A-Z].*?)(?:\/index)?\.tsx$/.exec(path) ?? [];
    if (!name || declared.some((text) => text.includes(`'@theme/${name}'`))) return '';
    const original = path.replace(/^[^/]+/, 'openapi');
    if (path !== original && sources.includes(original)) return '';
    const isComponent = /^export default /m.test(await readFile(join(PLUGINS, path), 'utf8'));
    const from = JSON.stringify(`@livespec/docusaurus/client/${path.replace(/\.tsx$/, '')}`);
    const component = isComponent ? `  export { default } from ${from};\n` : '';
    return `declare module '@theme/${name}' {\n${component}  export * from ${from};\n}\n`;
  };
  const modules = await Promise.all(sources.map(describe));
  return writeChanged({
    path: join(LIB, 'types/theme.d.ts'),
    contents: Buffer.from(
      modules
        .filter(Boolean)
        .sort((a, b) => (a < b ? -1 : 1))
        .join('\n'),
    ),
  });
}

/** For a document, and for a file of path items by name. */
function writeEditorSchemas() {
  const schemas = {
    'openapi.schema.json': composeEditorSchema(),
    'paths.schema.json': { additionalProperties: { $ref: 'openapi.schema.json#/$defs/path-item' } },
  };
  return Object.entries(schemas).map(([name, schema]) =>
    writeChanged({ path: join(LIB, name), contents: Buffer.from(`${JSON.stringify(schema)}\n`) }),
  );
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
