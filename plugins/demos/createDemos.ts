import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { wrongOptions } from '../shared/checkOptions';
import { singleFlight } from '../shared/files';
import type { Problem } from '../shared/problem';
import { type Aliases, bundleFile } from './bundle';
import type { DemoOnPage } from './core/types';
import {
  bundleFileName,
  describeDemo,
  type Highlight,
  makeAsset,
  showFile,
  shownFileName,
  writeIndex,
  writeSource,
} from './describeDemo';
import { type DemoOptions, OWNER } from './options';
import { placeDemos } from './placeDemos';
import { createDemoReader, type Demo, type DemoFolders, type DemoPage, stateOf } from './readDemos';

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];
export type DemosOfPages = ReadonlyMap<string, readonly DemoOnPage[]>;

export interface DemosContext extends Omit<DemoFolders, 'siteDir' | 'locale'> {
  /** Where the docs plugin's data is. */
  dataFolder: string;
  /** The address of the docs below the base URL, without outer slashes. */
  docsBase?: string;
  isDevServer: boolean;
  highlight: Highlight;
}

export interface Demos {
  /** Makes pages import the data and the modules of their demos. */
  placeDemos: ReturnType<typeof placeDemos>;
  load(pages: readonly DemoPage[]): Promise<Problem[]>;
  /** By the address of the page. */
  ofPages(): DemosOfPages;
  /** Whether several demos import this file. A part of one demo loads with that demo only. */
  isShared(file: string): boolean;
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
  const absent = options.bundle.filter((_, index) => !existsSync(bundled[index] ?? ''));
  if (absent.length > 0) throw new Error(wrongOptions(OWNER, [`"bundle" is not a file: ${absent.join(', ')}`]));
  const read = createDemoReader(folders, bundled);
  const bundles = new Map<string, { files: string[]; state: string }>();
  let demos = new Map<string, Demo>();
  let aliases: Aliases = {};
  let write: PluginContentLoadedActions['createData'] | undefined;

  async function writeDemo(demo: Demo, { createData }: PluginContentLoadedActions): Promise<void> {
    await Promise.all([
      createData(`${FOLDER}/${demo.id}.json`, await describeDemo(demo, highlight)),
      createData(`${FOLDER}/${demo.id}.js`, writeSource(demo, siteDir, bundled)),
      createData(`${FOLDER}/${demo.id}.asset.json`, await makeAsset(demo, bundled)),
    ]);
  }

  /** A route is known to every page: all have one module. */
  async function addPages({ addRoute, createData }: PluginContentLoadedActions): Promise<void> {
    const shown = [...demos.values()].filter(({ page, attributes }) => page && !attributes.inline);
    if (shown.length === 0) return;
    const modules = { demos: await createData(`${FOLDER}/~pages.js`, writeIndex(shown, siteDir, docs.docsBase)) };
    for (const { id } of shown) {
      addRoute({ path: `${baseUrl}~demos/${id}`, component: '@theme/DemoPage', exact: true, modules });
    }
  }

  const importedFiles = () => [...new Set([...demos.values()].flatMap(({ graph }) => graph.files.slice(1)))];

  const countImporters = (imported: string) => {
    const importers = [...demos.values()].filter(
      ({ file, graph }) => file !== imported && graph.files.includes(imported),
    );
    return new Set(importers.map(({ file }) => file)).size;
  };

  async function writeBundles(): Promise<void> {
    const used = importedFiles().filter((file) => bundled.includes(file));
    await Promise.all(
      used.map(async (file) => {
        const known = bundles.get(file);
        if (known && known.state === stateOf(known.files)) return;
        const { text, files } = await bundleFile(file, aliases);
        bundles.set(file, { files, state: stateOf(files) });
        await write?.(`${FOLDER}/${bundleFileName(file, bundled)}`, { text });
      }),
    );
  }

  /** Both bundlers of a build wait for the same work. */
  const prepare = singleFlight(writeBundles);

  return {
    placeDemos: placeDemos(folders, `${dataFolder}/${FOLDER}`, isDevServer, (id) => demos.has(id)),
    async load(pages) {
      const found = await read(pages);
      demos = new Map([...found.demos].filter(([, { attributes }]) => isDevServer || !attributes.debug));
      return found.problems;
    },
    ofPages() {
      const found = new Map<string, DemoOnPage[]>();
      for (const { id, page, attributes } of demos.values()) {
        const { title, description = '', keywords, inline, debug } = attributes;
        if (!page || !title || inline || debug) continue;
        const entry = { id, title, description, keywords, tab: page.tab };
        found.set(page.path, [...(found.get(page.path) ?? []), entry]);
      }
      return found;
    },
    isShared: (file) => countImporters(file) > 1,
    watched: () => [join(docs.docsDir, '**/demos/**'), ...[...demos.values()].flatMap(({ graph }) => graph.files)],
    async extend(actions) {
      write = actions.createData;
      const files = importedFiles().map(async (file) => {
        const html = await showFile(file, await readFile(file, 'utf8'), highlight);
        await actions.createData(`${FOLDER}/${shownFileName(file, siteDir)}`, { html });
      });
      const written = [...demos.values()].map((demo) => writeDemo(demo, actions));
      await Promise.all([...written, ...files, addPages(actions)]);
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
