import { dirname, join, relative } from 'node:path';
import type { DocMetadata, LoadedContent, LoadedVersion, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { aliasedSitePath, docuHash, getEditUrl, readLastUpdateData } from '@docusaurus/utils';
import { nameBelow } from '../shared/files';
import { createPageParser } from '../shared/mdx/parsePage';
import type { Problem } from '../shared/problem';
import { pageOfFile } from './core/fileName';
import type { TabFile } from './core/types';
import { type PageFile, readTabs } from './readTabs';

export interface TabMetadata {
  key: string;
  title: string;
  source: string;
  editUrl?: string;
  /** Milliseconds since 1970; null without history. */
  lastUpdatedAt?: number | null;
  lastUpdatedBy?: string | null;
}

export type TabsOfPages = ReadonlyMap<string, readonly TabFile[]>;

export interface Tabs {
  load(content: LoadedContent): Promise<Problem[]>;
  ofPages(): TabsOfPages;
  extend(actions: PluginContentLoadedActions): Promise<PluginContentLoadedActions>;
}

/** The docs plugin must exclude tabs by `!TAB_FILES` in `include`: those in `exclude` would have no front matter. */
export function createTabs(context: LoadContext, options: PluginOptions): Tabs {
  const parse = createPageParser(context.siteConfig.markdown);
  let modules = new Map<string, TabMetadata[]>();
  let ofPages = new Map<string, readonly TabFile[]>();

  async function loadVersion(version: LoadedVersion): Promise<Problem[]> {
    const { i18n, siteDir } = context;
    const docs = [...version.docs, ...version.drafts].map((doc) => ({ doc, page: toPage(doc, version, siteDir) }));
    const folders = {
      siteDir,
      docsDir: version.contentPath,
      localizedDir: version.contentPathLocalized,
      locale: i18n.currentLocale,
      exclude: options.exclude,
      parse,
    };
    const { tabs, problems } = await readTabs(
      folders,
      docs.map(({ page }) => page),
    );
    for (const { doc, page } of docs) {
      const own = tabs.get(page.path) ?? [];
      if (own.length === 0) continue;
      ofPages.set(doc.source, own);
      modules.set(doc.source, await Promise.all(own.map((tab) => describe(tab, doc, version))));
    }
    return problems;
  }

  async function describe(tab: TabFile, doc: DocMetadata, version: LoadedVersion): Promise<TabMetadata> {
    const { siteDir, siteConfig } = context;
    const update = await readLastUpdateData(tab.file, options, undefined, siteConfig.future.experimental_vcs);
    const source = aliasedSitePath(tab.file, siteDir);
    const editUrl = editUrlOf(tab, doc, version);
    return { key: tab.key, title: tab.title, source, editUrl, ...update };
  }

  function editUrlOf({ path, file }: TabFile, { permalink }: DocMetadata, version: LoadedVersion): string | undefined {
    const { editUrl, editLocalizedFiles } = options;
    if (typeof editUrl === 'function') {
      const versionDocsDirPath = nameBelow(version.contentPath, context.siteDir);
      const locale = context.i18n.currentLocale;
      return editUrl({ version: version.versionName, versionDocsDirPath, docPath: path, permalink, locale });
    }
    const isTranslation = file !== join(version.contentPath, path);
    return getEditUrl(path, isTranslation && editLocalizedFiles ? version.editUrlLocalized : version.editUrl);
  }

  return {
    async load({ loadedVersions }) {
      modules = new Map();
      ofPages = new Map();
      return (await Promise.all(loadedVersions.map(loadVersion))).flat();
    },
    ofPages: () => ofPages,
    async extend(actions) {
      for (const metadata of [...modules.values()].flat()) {
        // Where the MDX loader looks for a file's metadata.
        await actions.createData(`${docuHash(metadata.source)}.json`, metadata);
      }
      return { ...actions, addRoute: (route) => actions.addRoute(withTabs(route, modules)) };
    },
  };
}

function toPage({ source }: DocMetadata, version: LoadedVersion, siteDir: string): PageFile {
  const file = join(siteDir, source.replace(/^@site\//, ''));
  const { contentPath, contentPathLocalized: localized } = version;
  const isTranslation = localized !== undefined && !relative(localized, dirname(file)).startsWith('..');
  return { path: pageOfFile(nameBelow(file, isTranslation ? localized : contentPath)), file };
}

function withTabs(route: RouteConfig, tabs: ReadonlyMap<string, TabMetadata[]>): RouteConfig {
  const { modules, routes } = route;
  const source = typeof modules?.content === 'string' ? modules.content : '';
  const own = tabs.get(source)?.map((tab) => ({ content: tab.source }));
  return {
    ...route,
    ...(own ? { modules: { ...modules, tabs: own } } : {}),
    ...(routes ? { routes: routes.map((child) => withTabs(child, tabs)) } : {}),
  };
}
