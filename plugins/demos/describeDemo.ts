import { readFile } from 'node:fs/promises';
import { extname, relative } from 'node:path';
import { aliasedSitePath, docuHash, posixPath } from '@docusaurus/utils';
import type { DemoAsset, DemoData } from './core/types';
import { commonFolder, shortNames } from './graph';
import type { Demo } from './readDemos';

/** Absolute paths of files that are exported as one file each. */
export type Bundled = readonly string[];
export type Highlight = (code: string, language: string) => string;

/** What a page shows. The page has the code of the demo's own file only. */
export function describeDemo({ id, file, graph, comment, attributes }: Demo, highlight: Highlight): DemoData {
  const { src: _src, id: _id, keywords: _keywords, title = comment.title, description, ...look } = attributes;
  const text = description ?? comment.description;
  const [own = '', ...others] = shortNames(graph.files);
  const files = [{ name: own, html: showFile(file, comment.code, highlight) }, ...others.map((name) => ({ name }))];
  return { id, ...(title && { title }), ...(text && { description: text }), ...look, files };
}

export function showFile(file: string, code: string, highlight: Highlight): string {
  return highlight(code.trimEnd(), extname(file).slice(1));
}

/** Without the texts of bundles, which are shared. */
export async function makeAsset({ id, file, graph, comment, attributes }: Demo, bundled: Bundled): Promise<DemoAsset> {
  const texts = await Promise.all(
    graph.files.map(async (path) => {
      const value = bundled.includes(path) ? '' : await readFile(path, 'utf8');
      return [keyOf(path, graph.files, bundled), { type: 'FILE', value }] as const;
    }),
  );
  const packages = Object.entries(graph.packages).map(([name, value]) => [name, { type: 'NPM', value }] as const);
  const { title = comment.title, description = comment.description, keywords = comment.keywords } = attributes;
  return {
    id,
    ...(title && { title }),
    ...(description && { description }),
    keywords,
    entry: keyOf(file, graph.files, bundled),
    dependencies: Object.fromEntries([...texts, ...packages]),
  };
}

/** Writes a `DemoSource`: the modules that are loaded on demand. */
export function writeSource(
  { id, file, graph }: Demo,
  siteDir: string,
  bundled: Bundled,
  acceptsChanges: boolean,
): string {
  const load = (path: string) => `import(${JSON.stringify(path)})`;
  const names = shortNames(graph.files);
  const asset = `./${id}.asset.json`;
  const bundles = graph.files.filter((path) => bundled.includes(path));
  const shown = graph.files.slice(1).map((path) => `./${shownModule(path, siteDir)}`);
  const texts = bundles.map((path) => {
    const text = `(await ${load(`./${bundleModule(path, bundled)}`)}).default.text`;
    return `${JSON.stringify(keyOf(path, graph.files, bundled))}: { type: "FILE", value: ${text} }`;
  });
  const changing = [asset, ...bundles.map((path) => `./${bundleModule(path, bundled)}`), ...shown];
  return [
    'export default {',
    `  load: () => ${load(aliasedSitePath(file, siteDir))},`,
    '  async asset() {',
    `    const { default: asset } = await ${load(asset)};`,
    `    return { ...asset, dependencies: { ...asset.dependencies, ${texts.join(', ')} } };`,
    '  },',
    `  files: { ${shown.map((path, index) => `${JSON.stringify(names[index + 1])}: () => ${load(path)}`).join(', ')} },`,
    '};',
    ...(acceptsChanges
      ? [`if (import.meta.webpackHot) import.meta.webpackHot.accept(${JSON.stringify(changing)});`]
      : []),
    '',
  ].join('\n');
}

/** The module with the text of a bundle. */
export function bundleModule(file: string, bundled: Bundled): string {
  return `bundle-${bundled.indexOf(file)}.json`;
}

/** The module with a highlighted file. */
export function shownModule(file: string, siteDir: string): string {
  return `file-${docuHash(posixPath(relative(siteDir, file)))}.json`;
}

/** A path in an asset. A bundle is JavaScript. */
function keyOf(file: string, files: readonly string[], bundled: Bundled): string {
  const name = bundled.includes(file) ? `${file.slice(0, -extname(file).length)}.js` : file;
  return `./${posixPath(relative(commonFolder(files), name))}`;
}
