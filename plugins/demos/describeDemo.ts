import { readFile } from 'node:fs/promises';
import { extname, posix } from 'node:path';
import { aliasedSitePath, docuHash } from '@docusaurus/utils';
import { nameBelow } from '../shared/files';
import { pageModule } from '../shared/pluginFiles';
import type { DemoAsset, DemoData } from './core/types';
import { commonFolder, shortNames } from './graph';
import type { Demo } from './readDemos';

/** Absolute paths of files that are exported as one file each. */
export type Bundled = readonly string[];
export type Highlight = (code: string, language: string) => Promise<string>;

/** What a page shows. The page has the code of the demo's own file only. */
export async function describeDemo(
  { id, file, graph, code, attributes }: Demo,
  highlight: Highlight,
): Promise<DemoData> {
  const { src: _src, keywords: _keywords, ...shown } = attributes;
  const [own = '', ...others] = shortNames(graph.files);
  const html = await showFile(file, code, highlight);
  return { ...shown, id, files: [{ name: own, html }, ...others.map((name) => ({ name }))] };
}

export function showFile(file: string, code: string, highlight: Highlight): Promise<string> {
  return highlight(code.trimEnd(), extname(file).slice(1));
}

/** Without the texts of bundles, which are shared. */
export async function makeAsset({ id, file, graph, attributes }: Demo, bundled: Bundled): Promise<DemoAsset> {
  const texts = await Promise.all(
    graph.files.map(async (path) => {
      const value = bundled.includes(path) ? '' : await readFile(path, 'utf8');
      return [keyOf(path, graph.files, bundled), { type: 'FILE', value }] as const;
    }),
  );
  const packages = Object.entries(graph.packages).map(([name, value]) => [name, { type: 'NPM', value }] as const);
  const { title, description, keywords } = attributes;
  return {
    id,
    title,
    description,
    keywords,
    entry: keyOf(file, graph.files, bundled),
    dependencies: Object.fromEntries([...texts, ...packages]),
  };
}

const READ_SOURCE = pageModule(__dirname, 'browser/readSource');

/** Writes a `DemoSource`: what is loaded on demand. */
export function writeSource({ id, file, graph }: Demo, siteDir: string, bundled: Bundled): string {
  const address = (name: string) => `new URL(${JSON.stringify(`./${name}`)}, import.meta.url)`;
  const names = shortNames(graph.files);
  const bundles = graph.files
    .filter((path) => bundled.includes(path))
    .map((path) => `${JSON.stringify(keyOf(path, graph.files, bundled))}: ${address(bundleFileName(path, bundled))}`);
  const others = graph.files
    .slice(1)
    .map(
      (path, index) => `${JSON.stringify(names[index + 1])}: () => readJson(${address(shownFileName(path, siteDir))})`,
    );
  return [
    `import { readAsset, readJson } from ${JSON.stringify(READ_SOURCE)};`,
    'export default {',
    `  load: ${writeLoad(file, siteDir)},`,
    `  asset: () => readAsset(${address(`${id}.asset.json`)}, { ${bundles.join(', ')} }),`,
    `  files: { ${others.join(', ')} },`,
    '};',
    '',
  ].join('\n');
}

/** Writes what the separate pages need, by id. */
export function writeIndex(demos: Iterable<Demo>, siteDir: string, docsBase = ''): string {
  const entries = [...demos].map(({ id, file, attributes, page }) => {
    const { title, description, background, compact } = attributes;
    const shownOn = page && `/${posix.join(docsBase, page.path)}${page.tab ? `?tab=${page.tab}` : ''}#${id}`;
    const about = JSON.stringify({ title, description, background, compact, shownOn });
    return `${JSON.stringify(id)}: { ...${about}, load: ${writeLoad(file, siteDir)} }`;
  });
  return `export default {\n${entries.join(',\n')}\n};\n`;
}

function writeLoad(file: string, siteDir: string): string {
  return `() => import(${JSON.stringify(aliasedSitePath(file, siteDir))})`;
}

/** The data file with the text of a bundle. */
export function bundleFileName(file: string, bundled: Bundled): string {
  return `bundle-${bundled.indexOf(file)}.json`;
}

/** The data file with a highlighted file. */
export function shownFileName(file: string, siteDir: string): string {
  return `file-${docuHash(nameBelow(file, siteDir))}.json`;
}

/** A path in an asset. A bundle is JavaScript. */
function keyOf(file: string, files: readonly string[], bundled: Bundled): string {
  const name = bundled.includes(file) ? `${file.slice(0, -extname(file).length)}.js` : file;
  return `./${nameBelow(name, commonFolder(files))}`;
}
