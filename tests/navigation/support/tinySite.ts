import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site.js';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { onTestFinished } from 'vitest';
import docs, { validateOptions } from '../../../plugins/docs';
import navigation from '../../../plugins/navigation';
import type { NavItem } from '../../../plugins/navigation/core/topNavigation';

/** By path below the site; `undefined` deletes a file. */
export type Files = Record<string, string | undefined>;

export interface LoadedSite {
  items: NavItem[];
  sidebars: Record<string, string[]>;
  version: LoadedVersion;
}

/** Compiled, as in sites: Docusaurus would translate all sources below it with Babel, for each load. */
const NAVIGATION = JSON.stringify(join(__dirname, '../../../plugins/lib/node/navigation/index.js'));
const SIDEBARS = `import { sidebarPerEntry } from ${NAVIGATION};\nexport default sidebarPerEntry;\n`;

/** Runs a temporary site's plugins as in a build or in the dev server. */
export async function tinySite(
  files: Files,
  {
    themeConfig = {},
    locale = 'en',
    env = 'production',
    docs: ownOptions = {},
  }: { themeConfig?: object; locale?: string; env?: string; docs?: object } = {},
) {
  const siteDir = await realpath(await mkdtemp(join(tmpdir(), 'navigation-')));
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = env;
  // The folder goes with the temporary folder of all tests: a plugin may write into it a moment longer.
  onTestFinished(() => {
    process.env.NODE_ENV = before;
  });
  const write = (changes: Files) => writeFiles(siteDir, changes);
  const config = {
    title: 'Tiny',
    url: 'https://example.com',
    baseUrl: '/doc/',
    future: { v4: true, experimental_vcs: false },
    i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },
    themeConfig: { navbar: { items: [{ type: 'custom-navigation' }] }, ...themeConfig },
  };
  await write({ 'docusaurus.config.json': JSON.stringify(config), 'sidebars.ts': SIDEBARS, ...files });
  const context = await loadContext({ siteDir, config: 'docusaurus.config.json', locale });
  const docsOptions = { routeBasePath: '/', sidebarPath: './sidebars.ts', ...ownOptions };
  const options = validateOptions({ validate: normalizePluginOptions, options: { docs: docsOptions } } as never);
  const docsPlugin = await docs(context, options);
  const navigationPlugin = navigation(context);
  return { siteDir, write, load: () => load(docsPlugin, navigationPlugin) };
}

async function load(docsPlugin: Plugin<LoadedContent>, navigationPlugin: Plugin): Promise<LoadedSite> {
  const content = (await docsPlugin.loadContent?.()) as LoadedContent;
  let items: NavItem[] = [];
  await navigationPlugin.allContentLoaded?.({
    allContent: { 'docusaurus-plugin-content-docs': { default: content } },
    actions: {
      setGlobalData: (data) => {
        ({ items } = data as { items: NavItem[] });
      },
      addRoute: () => undefined,
      createData: async () => '',
    },
  });
  const [version] = content.loadedVersions;
  if (!version) throw new Error('No pages were loaded.');
  const sidebars = Object.entries(version.sidebars).map(([name, entries]) => [name, print(entries)]);
  return { items, sidebars: Object.fromEntries(sidebars), version };
}

function print(entries: LoadedVersion['sidebars'][string], depth = 0): string[] {
  return entries.flatMap((entry) => [
    `${'  '.repeat(depth)}${'label' in entry ? entry.label : entry.type}`,
    ...(entry.type === 'category' ? print(entry.items, depth + 1) : []),
  ]);
}

async function writeFiles(siteDir: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(siteDir, path);
    if (text === undefined) await rm(file);
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}
