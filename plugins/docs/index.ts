import { extname, join, relative, resolve } from 'node:path';
import contentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { createNavigationSource, makeSidebars, withOurFrontMatter } from '../navigation';
import { type ApiSource, GENERATED_PAGES } from '../openapi';
import { isUrl } from '../shared/core/isUrl';
import { CURRENT_VERSION } from '../shared/core/versionKey';
import { pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';
import { ProblemsError } from '../shared/problem';
import { createTabs } from '../tabs';
import { addRoutes } from './build/addRoutes';
import { configureBundler } from './build/configureBundler';
import { requirePlugins } from './build/requirePlugins';
import { unusedComponents } from './build/unusedComponents';
import type { Aliases } from './check/siteNames';
import { stop } from './check/stop';
import { contentOfPages, type PagesContent } from './content';
import { contentOptions } from './contentOptions';
import { withLastGoodPages } from './dev/lastGoodPages';
import { configureLive, FOLLOW_SAVES } from './dev/live/configureLive';
import { createFastLane, type FastLane } from './dev/live/fastLane';
import { type PagePoll, pollPages } from './dev/pollPages';
import { queueSiteReloads } from './dev/queueReloads';
import { createStartMessages } from './dev/startMessages';
import { withHistory } from './history/withHistory';
import { resolvePageLinks } from './markdown/resolvePageLinks';
import type { DocsPluginOptions } from './options';
import { markReadings } from './parts/readMark';
import { type DocsSite, openSite } from './site';
import { createApiPages } from './versions/createApiPages';
import { fillPages } from './versions/fillPages';
import { joinChecks } from './versions/joinChecks';
import { addVersionCommand } from './versions/keepVersion';
import { findVersionsWithoutDocument } from './versions/keptDocument';
import { createReleasedPages } from './versions/writeReleased';
import { withFileNames } from './withFileNames';
import { withTranslatedPages } from './withTranslatedPages';

/** The docs plugin with an API's pages, generated before it looks for pages and when the document changes. */
export default async function docs(context: LoadContext, options: DocsPluginOptions): Promise<Plugin<PagesContent>> {
  const { siteDir, generatedFilesDir } = context;
  const { sidebarPath } = options.docs;
  const sidebars = sidebarPath
    ? await makeSidebars(resolve(siteDir, sidebarPath), generatedFilesDir, options.id)
    : undefined;
  const site = await openSite(context, options);
  const { current, demos, folders, history, isDevServer, show, versions } = site;
  const api = current?.api;
  const checks = joinChecks(versions);
  const missed = isDevServer ? watchMissed(context, site) : undefined;
  const start = createStartMessages(siteDir, isDevServer ? console.log : () => undefined);
  const { pageCheck, target } = current ?? {};
  const writePages = api && pageCheck && target && createApiPages(api, { ...site, pageCheck, target }, missed?.reload);
  const mark = join(generatedFilesDir, `read-${options.id}`);
  const markReading = isDevServer && api ? markReadings(api, mark) : undefined;
  const writeReleased = createReleasedPages(site);
  const generate = async () => {
    await pageCheck?.read();
    const changed = await writePages?.();
    await markReading?.();
    return [...(changed ?? []), ...(await writeReleased())];
  };
  const lane = watchDocument(context, site, missed);
  const checkPages = async () => show('links', await checks.check());

  if (isDevServer) queueSiteReloads();
  await history?.refresh();
  await start.around(api, generate);
  if (options.api && isDefaultLocale(context)) show('versions', findVersionsWithoutDocument(versions));
  lane?.follow();

  const pagesContext = pagesContextOf(context, site, checks);
  const fillPage = fillPages(versions);
  const baseOptions = contentOptions(context, site, fillPage, sidebars?.file);
  const navigation = createNavigationSource(context, {
    ...folders,
    include: current ? options.docs.include : [],
    get exclude() {
      return site.exclude();
    },
  });
  const tabs = options.tabs ? createTabs(pagesContext, baseOptions) : undefined;
  const base = await contentDocs(pagesContext, baseOptions);
  const apis = new Map(versions.flatMap((version) => (version.api ? [[version.folders.name, version.api]] : [])));
  const written = writtenOf(site);
  let isFresh = true;
  let loaded: PagesContent | undefined;
  let unused: string[] = [];
  let isDivided = false;

  return {
    ...base,
    ...themeOf(__dirname, 'docs', context),
    extendCli(cli) {
      if (options.api) addVersionCommand(cli, context, baseOptions, () => loadDocsFolder(context, options));
      else base.extendCli?.(cli);
    },
    getClientModules: () => [
      ...SHARED_STYLES,
      pageFile(__dirname, 'css/diagram.css'),
      ...(isDevServer ? [FOLLOW_SAVES] : []),
    ],
    getPathsToWatch: () => [
      // The docs plugin prefixes each glob with its folder, even one that begins with `!`.
      ...(base.getPathsToWatch?.() ?? []).filter((path) => !path.includes('/!')),
      ...(sidebars ? [sidebars.source] : []),
      ...versions.map((version) => `!${relative(siteDir, version.folders.docsDir)}/${GENERATED_PAGES}`),
      `!${relative(siteDir, context.localizationDir)}/${GENERATED_PAGES}`,
      ...(current?.quotes.folders() ?? []).map((folder) => join(folder, '**')),
      ...(demos?.watched() ?? []),
      ...[...apis.values()].filter((other) => other !== api).map(({ entry }) => entry),
      ...(missed ? [missed.trigger] : []),
    ],
    async loadContent() {
      await missed?.note();
      // A save does not wait for git: a new commit takes effect with the next save.
      if (!isFresh) void history?.refresh();
      const changed = isFresh ? [] : await generate();
      const duplicates = pageCheck?.duplicates() ?? [];
      show('addresses', duplicates);
      if (duplicates.length > 0 && !loaded) stop(new ProblemsError(duplicates));
      if (!isFresh) await checkPages();
      isFresh = false;
      if (loaded && duplicates.length > 0) return loaded;
      // Data reaches the browser by itself; the pages that import it stay the same.
      if (loaded && changed.length > 0 && changed.every((path) => path.endsWith('.json'))) return loaded;
      const content = await navigation.load({
        handwritten: [...(api?.current().handwritten ?? [])],
        originOf: (path) => api?.current().pages.find((page) => page.path === path)?.source,
        load: async (keys) => {
          await sidebars?.make(keys);
          return (await base.loadContent?.()) as LoadedContent;
        },
        show: (problems) => show('front matter', problems),
        stop,
      });
      show('tabs', (await tabs?.load(content)) ?? []);
      const pages = pageCheck?.pages() ?? [];
      show('quotes', (await current?.quotes.check(pages)) ?? []);
      show('demos', (await demos?.load(pages)) ?? []);
      loaded = {
        ...content,
        isOurs: true,
        fillPage,
        ...(apis.size > 0 && { apis }),
        ...(written && { written }),
        ...(tabs && { tabs: tabs.ofPages() }),
        ...(demos && { demos: demos.ofPages() }),
      };
      return loaded;
    },
    // Docusaurus's function returns only the translated pages.
    translateContent: (translation) => ({ ...translation.content, ...base.translateContent?.(translation) }),
    async contentLoaded({ content, actions }) {
      const extended = (await tabs?.extend(actions)) ?? actions;
      await demos?.extend(actions);
      isDivided = await addRoutes(base, content, extended, { id: options.id, isDevServer });
    },
    async allContentLoaded({ allContent }) {
      unused = unusedComponents(contentOfPages(allContent), options);
    },
    configureWebpack(config, isServer, utils, content) {
      if (!isServer) {
        const aliases = (config.resolve?.alias ?? {}) as Aliases;
        requirePlugins(options, aliases);
        checks.announce(aliases);
        demos?.announce(aliases);
      }
      const inherited = base.configureWebpack?.(config, isServer, utils, content) || undefined;
      const plugins = [start.plugin, ...(lane ? [lane.plugin] : [])];
      const bundler = configureBundler(
        inherited,
        site,
        isServer,
        config,
        { unused, isDivided },
        { plugins, checkPages },
      );
      return isDevServer ? configureLive(context, site, config, bundler) : bundler;
    },
  };
}

/** Makes and loads the pages of the docs folder, which may not be in the site itself. */
async function loadDocsFolder(context: LoadContext, options: DocsPluginOptions): Promise<ApiSource> {
  const only = { includeCurrentVersion: true, onlyIncludeVersions: [CURRENT_VERSION], versions: {} };
  const plugin = await docs(context, { ...options, docs: { ...options.docs, ...only, lastVersion: undefined } });
  const api = (await plugin.loadContent?.())?.apis?.get(CURRENT_VERSION);
  if (!api) throw new Error('The docs folder has no document.');
  return api;
}

/** How the docs plugin sees the site. */
function pagesContextOf(
  context: LoadContext,
  { history, isDevServer, options }: DocsSite,
  checks: ReturnType<typeof joinChecks>,
): LoadContext {
  const dated = withTranslatedPages(history ? withHistory(context, history) : context, options);
  const named = withFileNames(dated, options.docs.editUrl, history);
  const ours = resolvePageLinks(withOurFrontMatter(named), checks);
  return isDevServer ? withLastGoodPages(ours, checks.isGood) : ours;
}

/** What other plugins need of the versions, the last one first. */
function writtenOf({ options, versions }: DocsSite): PagesContent['written'] {
  if (options.written) return new Map([[CURRENT_VERSION, options.written]]);
  if (versions.every(({ api }) => !api)) return undefined;
  const inOrder = [...versions].sort((a, b) => Number(b.folders.isLast) - Number(a.folders.isLast));
  return new Map(inOrder.map(({ api, folders }) => [folders.name, api]));
}

function isDefaultLocale({ i18n }: LoadContext): boolean {
  return i18n.currentLocale === i18n.defaultLocale;
}

function watchMissed({ generatedFilesDir, siteDir }: LoadContext, { current, folders, options }: DocsSite): PagePoll {
  const { docsDir, localizedDir } = folders;
  const trigger = join(generatedFilesDir, `saves-${options.id}`);
  const files = () => [...(current?.api?.current().files ?? [])];
  const specs = [current?.api?.options.spec ?? []].flat().filter((path) => !isUrl(path) && extname(path) === '');
  const documents = specs.map((path) => resolve(siteDir, path));
  return pollPages([docsDir, ...(localizedDir ? [localizedDir] : [])], trigger, files, documents);
}

function watchDocument({ siteDir }: LoadContext, site: DocsSite, missed: PagePoll | undefined): FastLane | undefined {
  const { channel, current, show } = site;
  if (!current?.api || !channel || !missed) return undefined;
  const { api, target } = current;
  return createFastLane(api, {
    target,
    channel,
    sourceOf: (file) => aliasedSitePath(file, siteDir),
    show: (problems) => show('document', problems),
    reload: missed.reload,
  });
}

export { contentOfPages, type InstanceContent } from './content';
export { type Translations, translateComments } from './core/comments';
export { type Diagram, drawDiagram } from './core/diagrams/drawDiagram';
export { validateOptions } from './options';
export { apiParts } from './parts/outsideParts';
export { getSwizzleConfig } from './swizzle';
export type { FillPage } from './versions/fillPages';
