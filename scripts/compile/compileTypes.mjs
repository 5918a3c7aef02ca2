// Writes the types that the exports of the package reach: those of CommonJS to lib/types/, those of ES modules beside the
// modules. Only before packing, because it takes seconds.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { LIB, PLUGINS, reach, toPosix, writeChanged } from './places.mjs';
import { describeTheme, listComponents } from './themeTypes.mjs';

const PAGES = join(LIB, 'pages');
const TYPES = join(LIB, 'types');
const MODULES = join(PLUGINS, '../node_modules');
const TYPESCRIPT = join(MODULES, 'typescript/bin/tsc');
const FOR_NODE = /^[^/]+\/index\.d\.ts$|^openapi\/samples\.d\.ts$|^sandbox\/backend\.d\.ts$/;
const FOR_PAGES =
  /^shared\/messages\/formatMessage\.d\.ts$|^sandbox\/core\/(controls\/client|handle\/createSandbox|store\/memoryStore)\.d\.ts$/;
const IMPORTS = /((?:\bfrom|\bimport) ?\(?)(["'])(\.[^"']*)\2/g;
const PACKAGES = /^(import type [^;]*? from ['"])((?:@[^/'"]+\/)?[^.@/'"][^/'"]*)([^'"]*['"]);/gm;
const THEME_MODULES = /['"]@theme\/([a-z][^'"]*)['"]/g;
const STYLES = /^import ["'][^"']+\.css["'];\n/gm;

async function compileTypes() {
  const declared = await emitTypes();
  const paths = [...declared.keys()];
  const components = await listComponents();
  const forPages = [
    ...components.map(({ path }) => path.replace(/\.tsx$/, '.d.ts')),
    ...(await listClientImports(declared)),
  ];
  const forNode = await writeReached(
    await nameModes(declared),
    TYPES,
    paths.filter((path) => FOR_NODE.test(path)),
  );
  const roots = [...forPages, ...paths.filter((path) => FOR_PAGES.test(path))];
  const written = [
    ...forNode,
    ...(await writeReached(declared, PAGES, roots, forNode)),
    await writeChanged(join(PAGES, 'theme.d.ts'), describeTheme(components)),
  ];
  const kept = new Set(written);
  const there = (await readdir(LIB, { recursive: true })).map((path) => join(LIB, path));
  const stale = there.filter((path) => /\.d\.ts(\.map)?$/.test(path) && !kept.has(path));
  await Promise.all(stale.map((path) => rm(path)));
}

/** Returns declarations by path. `npm run typecheck` checks them. */
async function emitTypes() {
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  execFileSync(process.execPath, [TYPESCRIPT, '-p', PLUGINS, '--noCheck', '--outDir', folder], { stdio: 'inherit' });
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.d.ts'));
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  await rm(folder, { recursive: true });
  const own = paths.map(toPosix);
  return new Map(own.map((path, index) => [path, nameModules(own, path, (texts[index] ?? '').replace(STYLES, ''))]));
}

/** Modules of themes that are no components: nobody else declares them. */
function nameModules(paths, importer, text) {
  return text.replace(THEME_MODULES, (whole, name) => {
    const target = paths.find((path) => path.endsWith(`/theme/${name}.d.ts`));
    return target ? `'${posix.relative(posix.dirname(importer), target).replace(/\.d\.ts$/, '')}'` : whole;
  });
}

/** CommonJS says so where it takes types from an ES module. */
async function nameModes(declared) {
  const names = [...declared.values()].flatMap((text) => [...text.matchAll(PACKAGES)].map(([, , name]) => name));
  const isModule = new Map(
    await Promise.all([...new Set(names)].map(async (name) => [name, await isModulePackage(name)])),
  );
  const nameMode = (whole, start, name, rest) =>
    isModule.get(name) ? `${start}${name}${rest} with { 'resolution-mode': 'import' };` : whole;
  return new Map([...declared].map(([path, text]) => [path, text.replace(PACKAGES, nameMode)]));
}

async function isModulePackage(name) {
  const text = await readFile(join(MODULES, name, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).type === 'module';
}

/** What sources of swizzled components import from outside of their theme. */
async function listClientImports(declared) {
  const folder = join(LIB, 'sources');
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /\.tsx?$/.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  const names = texts.flatMap((text) => [...text.matchAll(/'@livespec\/docusaurus\/client\/([^']+)'/g)]);
  return [...new Set(names.map(([, name]) => `${name}.d.ts`))].filter((path) => declared.has(path));
}

/** `forNode`: types that are there already. ES modules may take them from CommonJS, but not the other way round. */
function writeReached(declared, folder, roots, forNode = []) {
  const own = new Set(roots);
  const elsewhere = new Set(forNode.map((path) => toPosix(relative(TYPES, path))).filter((path) => !own.has(path)));
  const targetOf = (path, from) => {
    const target = posix.join(posix.dirname(path), from);
    return [`${target}.d.ts`, `${target}/index.d.ts`].find((file) => declared.has(file));
  };
  const reached = reach(roots, (path) =>
    [...(declared.get(path) ?? '').matchAll(IMPORTS)]
      .flatMap(([, , , from]) => targetOf(path, from) ?? [])
      .filter((target) => !elsewhere.has(target)),
  );
  const inFull = (path) =>
    (declared.get(path) ?? '').replace(IMPORTS, (whole, start, quote, from) => {
      const target = targetOf(path, from);
      if (target === undefined) return whole;
      const file = join(elsewhere.has(target) ? TYPES : folder, target.replace(/\.d\.ts$/, '.js'));
      const way = toPosix(relative(join(folder, dirname(path)), file));
      return `${start}${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`;
    });
  return Promise.all([...reached].map((path) => writeChanged(join(folder, path), inFull(path))));
}

await compileTypes();
