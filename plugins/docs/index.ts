import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import contentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import { DEFAULT_OPTIONS } from '@docusaurus/plugin-content-docs/lib/options.js';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createDemos, DEMO_COMPONENTS } from '../demos';
import { createNavigationSource, createSidebarGenerator, makeSidebars, withOurFrontMatter } from '../navigation';
import { createApiSource, GENERATED_PAGES, loadPatterns } from '../openapi';
import { pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';
import { type Problem, ProblemsError } from '../shared/problem';
import { createTabs, splitPage, TAB_FILES } from '../tabs';
import { createApiPages } from './apiPages';
import { checkFirst } from './build/checkFirst';
import { explainPages } from './build/explainPages';
import { externalizeData } from './build/externalizeData';
import { groupRoutes } from './build/groupRoutes';
import { publishDocument } from './build/publishDocument';
import { sharedCode } from './build/sharedCode';
import { slimVersion } from './build/slimVersion';
import { stop } from './build/stop';
import { createPageCheck, type PageCheck } from './check/pageCheck';
import type { Aliases } from './check/siteNames';
import type { PagesContent } from './content';
import { API_PARTS } from './core/apiParts';
import { createSiteHistory, describeSite, watched } from './describeSite';
import { acceptData } from './dev/acceptData';
import { catchMissed } from './dev/catchMissed';
import { withLastGoodPages } from './dev/lastGoodPages';
import { createProblemBoard } from './dev/problemBoard';
import { queueReloads, type Reloads } from './dev/queueReloads';
import { createStartMessages } from './dev/startMessages';
import { locateDocs } from './folders';
import { withHistory } from './history/withHistory';
import { drawDiagrams } from './markdown/drawDiagrams';
import { escapeFrontMatter } from './markdown/escapeFrontMatter';
import { highlightCode } from './markdown/highlightCode';
import { highlightToHtml } from './markdown/highlightToHtml';
import { resolvePageLinks } from './markdown/resolvePageLinks';
import type { DocsPluginOptions } from './options';
import { createApiParts } from './parts/createApiParts';
import { createQuotes } from './quotes/createQuotes';

/** The docs plugin with an API's pages, generated before it looks for pages and when the document changes. */
export default async function docs(
  context: LoadContext,
  options: DocsPluginOptions & { id: string },
): Promise<Plugin<PagesContent>> {
  const docsOptions = { ...options.docs, id: options.id, exclude: [...options.docs.exclude] };
  const { sidebarPath } = docsOptions;
  const sidebars = sidebarPath
    ? await makeSidebars(resolve(context.siteDir, sidebarPath), context.generatedFilesDir, options.id)
    : undefined;
  if (sidebars) docsOptions.sidebarPath = sidebars.file;
  const patterns = await loadPatterns(options.api);
  const before = docsOptions.beforeDefaultRehypePlugins;
  docsOptions.beforeDefaultRehypePlugins = [...before, [highlightCode, patterns]];
  docsOptions.remarkPlugins = [...docsOptions.remarkPlugins, escapeFrontMatter];
  const { exclude } = docsOptions;
  const folders = locateDocs(context, docsOptions);
  const { docsDir, localizedDir } = folders;
  if (docsOptions.sidebarItemsGenerator === DEFAULT_OPTIONS.sidebarItemsGenerator) {
    docsOptions.sidebarItemsGenerator = createSidebarGenerator(context, folders.docsBase);
  }
  const history = docsOptions.showLastUpdateTime ? createSiteHistory(context, docsDir, options) : undefined;
  const site = { ...describeSite(context, folders), ...(history && { lastCommit: history.lastCommit }) };
  const board = createProblemBoard();
  const pageCheck: PageCheck = createPageCheck(
    context,
    {
      ...folders,
      exclude: options.docs.exclude,
      hasComments: context.siteConfig.markdown.mdx1Compat.comments,
      overview: options.api?.routeBase,
      components: [...(options.demos ? DEMO_COMPONENTS : []), ...(options.api ? API_PARTS : [])],
      isStrict: options.api?.strict === true,
    },
    () => api,
  );
  const api =
    options.api &&
    (await createApiSource({ ...site, checkPage: pageCheck.errorsIn, linkTo: pageCheck.addressOf }, options.api));
  const show = (owner: string) => (problems: Problem[]) => {
    if (!site.isDevServer && problems.some(({ severity }) => severity === 'error')) stop(new ProblemsError(problems));
    board.show(owner, problems);
  };
  const quotes = createQuotes({
    ...site,
    ...(localizedDir && { localizedDir }),
    include: docsOptions.include,
    exclude: [...exclude],
  });
  const demos =
    options.demos &&
    createDemos(context, options.demos, {
      ...folders,
      dataFolder: `@generated/docusaurus-plugin-content-docs/${options.id}`,
      isDevServer: site.isDevServer,
      highlight: highlightToHtml(patterns),
    });
  const parts = createApiParts(folders, () => api);
  const placed = [quotes.fillQuotes, drawDiagrams, ...(demos ? [demos.placeDemos] : []), parts.fillParts];
  docsOptions.beforeDefaultRemarkPlugins = [...docsOptions.beforeDefaultRemarkPlugins, ...placed];

  const write =
    api &&
    createApiPages(api, {
      isDevServer: site.isDevServer,
      show: show('document'),
      hasChanged: pageCheck.read,
      onPagesUpdated,
      stop,
    });

  async function generate(): Promise<string[]> {
    await pageCheck.read();
    const changed = (await write?.()) ?? [];
    for (const path of api?.companions() ?? []) if (!exclude.includes(path)) exclude.push(path);
    return changed;
  }

  if (site.isDevServer) queueReloads(findReloads());
  await history?.refresh();
  const start = createStartMessages(context.siteDir, site.isDevServer ? console.log : () => undefined);
  if (options.api) await start.around(options.api.spec, generate);
  else await generate();
  const missed = site.isDevServer
    ? catchMissed(
        [docsDir, ...(localizedDir ? [localizedDir] : [])],
        join(context.generatedFilesDir, `saves-${options.id}`),
      )
    : undefined;
  let isFresh = true;
  let loaded: PagesContent | undefined;
  const ownContext = resolvePageLinks(withOurFrontMatter(history ? withHistory(context, history) : context), pageCheck);
  const docsContext = site.isDevServer ? withLastGoodPages(ownContext, pageCheck.isGood) : ownContext;
  const navigation = createNavigationSource(context, { ...folders, include: docsOptions.include, exclude });
  const tabs = options.tabs ? createTabs(docsContext, docsOptions) : undefined;
  if (tabs) docsOptions.include = [...docsOptions.include, `!${TAB_FILES}`];
  if (site.isDevServer)
    docsOptions.beforeDefaultRemarkPlugins = [...docsOptions.beforeDefaultRemarkPlugins, acceptData];
  if (tabs) docsOptions.remarkPlugins = [...docsOptions.remarkPlugins, splitPage];
  const base = await contentDocs(docsContext, docsOptions);

  async function onPagesUpdated(): Promise<void> {
    show('addresses')(pageCheck.duplicates());
    await checkPages();
  }

  async function checkPages(): Promise<void> {
    show('links')(await pageCheck.check());
  }

  return {
    ...base,
    ...themeOf(__dirname, 'docs', context),
    getClientModules: () => [...SHARED_STYLES, pageFile(__dirname, 'css/diagram.css')],
    getPathsToWatch: () => [
      // The docs plugin prefixes each glob with its folder, even one that begins with `!`.
      ...(base.getPathsToWatch?.() ?? []).filter((path) => !path.includes('/!')),
      ...(sidebars ? [sidebars.source] : []),
      `!${relative(context.siteDir, docsDir)}/${GENERATED_PAGES}`,
      `!${relative(context.siteDir, context.localizationDir)}/${GENERATED_PAGES}`,
      ...quotes.folders().map((folder) => join(folder, '**')),
      ...(demos?.watched() ?? []),
      ...watched(api, context, options),
      ...(missed ? [missed.trigger] : []),
    ],
    async loadContent() {
      await missed?.note();
      // A save does not wait for git: a new commit takes effect with the next save.
      if (!isFresh) void history?.refresh();
      const changed = isFresh ? [] : await generate();
      const duplicates = pageCheck.duplicates();
      show('addresses')(duplicates);
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
        show: show('front matter'),
        stop,
      });
      show('tabs')((await tabs?.load(content)) ?? []);
      show('quotes')(await quotes.check());
      show('demos')((await demos?.load(pageCheck.pages())) ?? []);
      loaded = {
        ...content,
        ...(api && { api }),
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
      await base.contentLoaded?.({ content, actions: groupRoutes(slimVersion(extended, content)) });
    },
    configureWebpack(config, isServer, utils, content) {
      const aliases = (config.resolve?.alias ?? {}) as Aliases;
      if (!isServer) pageCheck.announce(aliases);
      if (!isServer) demos?.announce(aliases);
      const inherited = base.configureWebpack?.(config, isServer, utils, content) ?? {};
      // The command line may have made pages, too.
      const data = join(localizedDir ?? docsDir, '_data');
      const alias = existsSync(data) && { '@api-data': data };
      return {
        ...inherited,
        resolve: { ...inherited.resolve, alias: { ...inherited.resolve?.alias, ...alias } },
        // Skips the analysis of nested JSON keys, which takes half of a large build's memory.
        module: {
          ...inherited.module,
          rules: [...(inherited.module?.rules ?? []), quotes.rule, parts.rule],
          parser: { ...inherited.module?.parser, json: { exportsDepth: 1 } },
        },
        ...(isServer ? { externals: [externalizeData], optimization: sharedCode } : {}),
        plugins: [
          ...(inherited.plugins ?? []),
          ...(isServer ? [] : [board.plugin, start.plugin, checkFirst(checkPages)]),
          ...(demos ? [demos.plugin] : []),
          ...(api && !isServer
            ? [publishDocument(api, context, `${folders.docsBase}/${options.api?.routeBase ?? ''}`)]
            : []),
          ...(api && !isServer && !site.isDevServer ? [explainPages(api, stop)] : []),
        ],
      };
    },
  };
}

/** Docusaurus's own instance; an import could resolve to another copy. */
function findReloads(): Reloads {
  return createRequire(__filename)('@docusaurus/core/lib/server/site.js') as Reloads;
}

export { contentOfPages, type PagesContent } from './content';
export { validateOptions } from './options';
export { getSwizzleConfig } from './swizzle';
