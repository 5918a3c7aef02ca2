import { readFile } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { aliasedSitePath, posixPath } from '@docusaurus/utils';
import type { Configuration } from 'webpack';
import { singleFlight } from '../shared/files';
import type { Problem } from '../shared/problem';
import { type Aliases, bundleFile } from './bundle';
import type { DemoAsset, DemoData, DemoOnPage, ShownFile } from './core/types';
import { commonFolder, exportedName } from './graph';
import type { DemoOptions } from './options';
import { placeDemos } from './placeDemos';
import { createDemoReader, type Demo, type DemoFolders, type DemoPage, stateOf } from './readDemos';

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];
export type DemosOfPages = ReadonlyMap<string, readonly DemoOnPage[]>;

export interface DemosContext extends Omit<DemoFolders, 'siteDir' | 'locale'> {
  /** Where the docs plugin's data is. */
  dataFolder: string;
  isDevServer: boolean;
  highlight(code: string, language: string): string;
}

export interface Demos {
  /** Replaces the components of pages. */
  placeDemos: ReturnType<typeof placeDemos>;
  load(pages: readonly DemoPage[]): Promise<Problem[]>;
  /** By the address of the page. */
  ofPages(): DemosOfPages;
  /** Files and patterns that the dev server watches. */
  watched(): string[];
  extend(actions: PluginContentLoadedActions): Promise<void>;
  plugin: BundlerPlugin;
  announce(aliases: Aliases): void;
}

const FOLDER = 'demos';

/** Everything about demos that a build or the dev server needs. The docs plugin, which owns the pages, drives it. */
export function createDemos(
  { siteDir, baseUrl, i18n: { currentLocale } }: LoadContext,
  options: DemoOptions,
  { dataFolder, isDevServer, highlight, ...docs }: DemosContext,
): Demos {
  const folders: DemoFolders = { ...docs, siteDir, locale: currentLocale };
  const bundled = options.bundle.map((file) => resolve(siteDir, file));
  const read = createDemoReader(folders, bundled);
  const nameOf = (file: string) => bundled.findIndex((known) => known === file);
  let demos = new Map<string, Demo>();
  const bundles = new Map<string, { files: string[]; state: string }>();
  let aliases: Aliases = {};
  let write: PluginContentLoadedActions['createData'] | undefined;

  const isBuilt = ({ attributes }: Demo) => isDevServer || !attributes.debug;

  async function addDemo(demo: Demo, { addRoute, createData }: PluginContentLoadedActions): Promise<void> {
    const { id } = demo;
    const [data] = await Promise.all([
      createData(`${FOLDER}/${id}.json`, await describe(demo)),
      createData(`${FOLDER}/${id}.asset.json`, await toAsset(demo)),
    ]);
    const source = await createData(`${FOLDER}/${id}.js`, writeModule(demo));
    if (!demo.page || demo.attributes.inline) return;
    addRoute({ path: `${baseUrl}~demos/${id}`, component: '@theme/DemoPage', exact: true, modules: { data, source } });
  }

  async function describe({ id, file, graph, comment, attributes }: Demo): Promise<DemoData> {
    const { src: _src, id: _id, keywords: _keywords, title = comment.title, description, ...look } = attributes;
    const text = description ?? comment.description;
    const root = commonFolder(graph.files);
    const files = graph.files.map(async (path): Promise<ShownFile> => {
      const code = path === file ? comment.code : await readFile(path, 'utf8');
      return { name: posixPath(relative(root, path)), html: highlight(code.trimEnd(), extname(path).slice(1)) };
    });
    return {
      id,
      ...(title && { title }),
      ...(text && { description: text }),
      ...look,
      files: await Promise.all(files),
    };
  }

  async function toAsset({ id, file, graph, comment, attributes }: Demo): Promise<DemoAsset> {
    const root = commonFolder(graph.files);
    const key = (path: string) => `./${posixPath(relative(root, exportedName(path, bundled)))}`;
    const texts = await Promise.all(
      graph.files.map(async (path) => {
        const value = bundled.includes(path) ? '' : await readFile(path, 'utf8');
        return [key(path), { type: 'FILE', value }] as const;
      }),
    );
    const packages = Object.entries(graph.packages).map(([name, value]) => [name, { type: 'NPM', value }] as const);
    const { title = comment.title, description = comment.description, keywords = comment.keywords } = attributes;
    return {
      id,
      ...(title && { title }),
      ...(description && { description }),
      keywords,
      entry: key(file),
      dependencies: Object.fromEntries([...texts, ...packages]),
    };
  }

  /** Loads the component and the asset on demand. Bundles are large, and shared by many demos. */
  function writeModule({ id, file, graph }: Demo): string {
    const root = commonFolder(graph.files);
    const bundles = graph.files.filter((path) => bundled.includes(path));
    const json = (path: string) => `import(${JSON.stringify(path)})`;
    const files = bundles.map((path) => {
      const key = `./${posixPath(relative(root, exportedName(path, bundled)))}`;
      return `${JSON.stringify(key)}: { type: "FILE", value: (await ${json(`./bundle-${nameOf(path)}.json`)}).default.text }`;
    });
    const own = [`./${id}.asset.json`, ...bundles.map((path) => `./bundle-${nameOf(path)}.json`)];
    return [
      'export default {',
      `  load: () => ${json(aliasedSitePath(file, siteDir))},`,
      '  async asset() {',
      `    const { default: asset } = await ${json(`./${id}.asset.json`)};`,
      `    return { ...asset, dependencies: { ...asset.dependencies, ${files.join(', ')} } };`,
      '  },',
      '};',
      ...(isDevServer ? [`if (import.meta.webpackHot) import.meta.webpackHot.accept(${JSON.stringify(own)});`] : []),
      '',
    ].join('\n');
  }

  async function writeBundles(): Promise<void> {
    const used = new Set(
      [...demos.values()].flatMap(({ graph }) => graph.files.filter((file) => bundled.includes(file))),
    );
    await Promise.all(
      [...used].map(async (file) => {
        const known = bundles.get(file);
        if (known && known.state === stateOf(known.files)) return;
        const { text, files } = await bundleFile(file, aliases);
        bundles.set(file, { files, state: stateOf(files) });
        await write?.(`${FOLDER}/bundle-${nameOf(file)}.json`, { text });
      }),
    );
  }

  /** Both bundlers of a build wait for the same work. */
  const prepare = singleFlight(writeBundles);

  return {
    placeDemos: placeDemos(folders, `${dataFolder}/${FOLDER}`, isDevServer, (id) => demos.has(id)),
    async load(pages) {
      const found = await read(pages);
      demos = new Map([...found.demos].filter(([, demo]) => isBuilt(demo)));
      return found.problems;
    },
    ofPages() {
      const found = new Map<string, DemoOnPage[]>();
      for (const { id, page, comment, attributes } of demos.values()) {
        const { title = comment.title, description = comment.description, keywords = comment.keywords } = attributes;
        if (!page || !title || attributes.inline || attributes.debug) continue;
        const entry = { id, title, description: description ?? '', keywords, ...(page.tab && { tab: page.tab }) };
        found.set(page.path, [...(found.get(page.path) ?? []), entry]);
      }
      return found;
    },
    watched: () => {
      const files = [...demos.values()].flatMap(({ graph }) => graph.files);
      return [join(docs.docsDir, '**/demos/**'), ...new Set(files)];
    },
    async extend(actions) {
      write = actions.createData;
      await Promise.all([...demos.values()].map((demo) => addDemo(demo, actions)));
    },
    announce(found) {
      aliases = found;
    },
    plugin: {
      apply({ hooks }) {
        // What a bundle imports may be generated data, which is there by now.
        hooks.beforeRun.tapPromise('demo-bundles', prepare);
        hooks.watchRun.tapPromise('demo-bundles', prepare);
      },
    },
  };
}
