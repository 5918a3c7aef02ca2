import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { isComponent, LIB, PACKAGE, PLUGINS, reach, resolveSource, toPosix, writeChanged } from './places.mjs';

const OUT = join(LIB, 'pages');
/** Serves a sandbox, for code of the site, too. What only it needs becomes part of it. */
const SERVER = 'sandbox/cli/serveSandbox.ts';
const OF_SERVER = /^sandbox\/(cli|node)\/(?!serveSandbox)/;
/** What pages and swizzled components load by its path, and a sandbox for code of the site. They bring what they import. */
const ROOTS = [
  /^[^/]+\/(theme|css|browser)\/|\/theme\//,
  /^shared\/messages\/formatMessage\.ts$/,
  /^sandbox\/(backend|core\/(controls\/client|handle\/createSandbox|store\/memoryStore))\.ts$/,
];
const SCRIPT = /\.tsx?$/;

/** ES modules, one for each source, so that each component can be replaced. Returns the paths of files and sources. */
export async function compilePages(sources) {
  const known = new Set(sources);
  const roots = sources.filter(isRoot);
  const imports = new Map();
  const { outputFiles } = await build({
    entryPoints: sources
      .filter((path) => SCRIPT.test(path) && (isRoot(path) || isForBoth(path)))
      .map((path) => join(PLUGINS, path)),
    outdir: OUT,
    outbase: PLUGINS,
    absWorkingDir: PLUGINS,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    target: 'es2022',
    plugins: [keepImports(known, imports)],
    write: false,
    logLevel: 'warning',
  });
  const reached = reach(roots, (path) => imports.get(path) ?? []);
  const scripts = new Map(outputFiles.map(({ path, text }) => [toPosix(path.slice(OUT.length + 1)), text]));
  const written = await Promise.all(
    [...reached]
      .filter((path) => !OF_SERVER.test(path))
      .map(async (path) =>
        SCRIPT.test(path)
          ? writeChanged(join(OUT, toScript(path)), nameInFull(scripts.get(toScript(path)), path, known))
          : writeChanged(join(OUT, path), await readFile(join(PLUGINS, path))),
      ),
  );
  return { files: [...written, await writeManifest()], sources: reached };
}

function isRoot(path) {
  return path === SERVER || ROOTS.some((root) => root.test(path));
}

/** Neither for the file system nor in a plugin's lifecycle. */
function isForBoth(path) {
  return /^[^/]+\/core\/|^shared\/([^/]+\.tsx$|suggest\.ts$|locales\/|messages\/)/.test(path);
}

/** Bundles nothing but the server: names files in full, as ES modules must, and those outside of a theme by the package. */
function keepImports(known, imports) {
  return {
    name: 'keep-imports',
    setup({ onLoad, onResolve }) {
      // The compiler takes a module without exports for a script, and wraps it.
      onLoad({ filter: SCRIPT }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const contents = /^export /m.test(text) ? text : `${text}\nexport {};\n`;
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
      onResolve({ filter: /.*/ }, ({ path: from, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (!from.startsWith('.')) return { path: from, external: true };
        const own = toPosix(importer.slice(PLUGINS.length + 1));
        const target = resolveSource(from, own, known);
        if (target === undefined) return { errors: [{ text: `${own} imports ${from}, which is not there` }] };
        imports.set(own, [...(imports.get(own) ?? []), target]);
        if (OF_SERVER.test(target)) return undefined;
        return { path: nameOf(toScript(target), OF_SERVER.test(own) ? SERVER : own), external: true };
      });
    },
  };
}

function nameOf(target, importer) {
  if (isComponent(importer) && target.split('/')[1] !== 'theme')
    return `${PACKAGE}/client/${target.replace(/\.js$/, '')}`;
  const way = posix.relative(posix.dirname(importer), target);
  return way.startsWith('.') ? way : `./${way}`;
}

/** Modules that bundlers find in calls, which are no imports to the compiler. */
function nameInFull(text, own, known) {
  return text.replace(/(\bimport\.meta\.webpackHot\.accept\(|\bnew URL\()"(\.[^"]*)"/g, (whole, start, from) => {
    const target = resolveSource(from, own, known);
    return target === undefined ? whole : `${start}"${nameOf(toScript(target), own)}"`;
  });
}

function toScript(path) {
  return path.replace(SCRIPT, '.js');
}

function writeManifest() {
  return writeChanged(join(OUT, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`);
}
