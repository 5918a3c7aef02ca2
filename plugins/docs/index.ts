import { join, relative, resolve } from 'node:path';
import contentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { createNavigationSource, makeSidebars, withOurFrontMatter } from '../navigation';
import { GENERATED_PAGES } from '../openapi';
import { pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';
import { ProblemsError } from '../shared/problem';
import { createTabs } from '../tabs';
import { createApiPages } from './apiPages';
import { configureBundler } from './build/configureBundler';
import { groupRoutes } from './build/groupRoutes';
import { requirePlugins } from './build/requirePlugins';
import { slimMetadata } from './build/slimPage';
import { slimVersion } from './build/slimVersion';
import { stop } from './build/stop';
import type { Aliases } from './check/siteNames';
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
import { type DocsSite, openSite } from './site';

/** The docs plugin with an API's pages, generated before it looks for pages and when the document changes. */
export default async function docs(context: LoadContext, options: DocsPluginOptions): Promise<Plugin<PagesContent>> {
  const { siteDir, generatedFilesDir } = context;
  const { sidebarPath } = options.docs;
  const sidebars = sidebarPath
    ? await makeSidebars(resolve(siteDir, sidebarPath), generatedFilesDir, options.id)
    : undefined;
  const site = await openSite(context, options);
  const { api, demos, folders, history, isDevServer, pageCheck, quotes, show } = site;
  const missed = isDevServer ? watchMissed(context, site) : undefined;
  const start = createStartMessages(siteDir, isDevServer ? console.log : () => undefined);
  const writePages = api && createApiPages(api, site, missed?.reload);
  const generate = async () => {
    await pageCheck.read();
    return (await writePages?.()) ?? [];
  };
  const lane = watchDocument(context, site, missed);
  const checkPages = async () => show('links', await pageCheck.check());

  if (isDevServer) queueSiteReloads();
  await history?.refresh();
  await start.around(api, generate);
  lane?.follow();

  const pagesContext = pagesContextOf(context, site);
  const baseOptions = contentOptions(context, site, sidebars?.file);
  const navigation = createNavigationSource(context, {
    ...folders,
    include: options.docs.include,
    get exclude() {
      return site.exclude();
    },
  });
  const tabs = options.tabs ? createTabs(pagesContext, baseOptions) : undefined;
  const base = await contentDocs(pagesContext, baseOptions);
  const written = api ?? options.written;
  let isFresh = true;
  let loaded: PagesContent | undefined;
  let unused: string[] = [];

  return {
    ...base,
    ...themeOf(__dirname, 'docs', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      pageFile(__dirname, 'css/diagram.css'),
      ...(isDevServer ? [FOLLOW_SAVES] : []),
    ],
    getPathsToWatch: () => [
      // The docs plugin prefixes each glob with its folder, even one that begins with `!`.
      ...(base.getPathsToWatch?.() ?? []).filter((path) => !path.includes('/!')),
      ...(sidebars ? [sidebars.source] : []),
      `!${relative(siteDir, folders.docsDir)}/${GENERATED_PAGES}`,
      `!${relative(siteDir, context.localizationDir)}/${GENERATED_PAGES}`,
      ...quotes.folders().map((folder) => join(folder, '**')),
      ...(demos?.watched() ?? []),
      ...(missed ? [missed.trigger] : []),
    ],
    async loadContent() {
      await missed?.note();
      // A save does not wait for git: a new commit takes effect with the next save.
      if (!isFresh) void history?.refresh();
      const changed = isFresh ? [] : await generate();
      const duplicates = pageCheck.duplicates();
      show('addresses', duplicates);
      if (duplicates.length > 0 && !loaded) stop(new ProblemsError(duplicates));
      if (!isFresh) await checkPages();
      isFresh = false;
      if (loaded && duplicates.length > 0) return loaded;
      // Data reaches the browser by itself; the pages that import it stay the same.
      if (loaded && changed.length > 0 && changed.every((path) => path.endsWith('.json'))) return loaded;
      const content = await navigation.load({
        companions: api?.companions() ?? [],
        originOf: (path) => api?.pages().find((page) => page.path === path)?.source,
        load: async (keys) => {
          await sidebars?.make(keys);
          return (await base.loadContent?.()) as LoadedContent;
        },
        show: (problems) => show('front matter', problems),
        stop,
      });
      show('tabs', (await tabs?.load(content)) ?? []);
      show('quotes', await quotes.check(pageCheck.pages()));
      show('demos', (await demos?.load(pageCheck.pages())) ?? []);
      loaded = {
        ...content,
        ...(api && { api }),
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
      await base.contentLoaded?.({ content, actions: groupRoutes(slimVersion(slimMetadata(extended), content)) });
    },
    async allContentLoaded({ allContent }) {
      unused = unusedComponents(contentOfPages(allContent), options);
    },
    configureWebpack(config, isServer, utils, content) {
      if (!isServer) {
        const aliases = (config.resolve?.alias ?? {}) as Aliases;
        requirePlugins(options, aliases);
        pageCheck.announce(aliases);
        demos?.announce(aliases);
      }
      const inherited = base.configureWebpack?.(config, isServer, utils, content) || undefined;
      const plugins = [start.plugin, ...(lane ? [lane.plugin] : [])];
      const bundler = configureBundler(inherited, site, isServer, config, unused, { plugins, checkPages });
      return isDevServer ? configureLive(context, site, config, bundler) : bundler;
    },
  };
}

/** Components of pages that show nothing, unless another docs plugin needs them. */
function unusedComponents(contents: PagesContent[], { docs }: DocsPluginOptions): string[] {
  const [content, ...others] = contents;
  if (!content || others.length > 0) return [];
  const hasNone = content.loadedVersions.every(({ banner, badge }) => !banner && !badge);
  return [...(hasNone ? ['DocVersionBanner', 'DocVersionBadge'] : []), ...(docs.breadcrumbs ? [] : ['DocBreadcrumbs'])];
}

/** How the docs plugin sees the site. */
function pagesContextOf(context: LoadContext, { history, isDevServer, pageCheck }: DocsSite): LoadContext {
  const dated = history ? withHistory(context, history) : context;
  const ours = resolvePageLinks(withOurFrontMatter(dated), pageCheck);
  return isDevServer ? withLastGoodPages(ours, pageCheck.isGood) : ours;
}

function watchMissed({ generatedFilesDir }: LoadContext, { api, folders, options }: DocsSite): PagePoll {
  const { docsDir, localizedDir } = folders;
  const trigger = join(generatedFilesDir, `saves-${options.id}`);
  return pollPages([docsDir, ...(localizedDir ? [localizedDir] : [])], trigger, () => api?.files() ?? []);
}

function watchDocument({ siteDir }: LoadContext, site: DocsSite, missed: PagePoll | undefined): FastLane | undefined {
  const { api, channel, show, target } = site;
  if (!api || !channel || !missed) return undefined;
  return createFastLane(api, {
    target,
    channel,
    sourceOf: (file) => aliasedSitePath(file, siteDir),
    show: (problems) => show('document', problems),
    reload: missed.reload,
  });
}

export { contentOfPages, type PagesContent } from './content';
export { validateOptions } from './options';
export { getSwizzleConfig } from './swizzle';
