import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import contentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createNavigationSource, withOurFrontMatter } from '../navigation';
import { type ApiSource, type ApiSourceContext, createApiSource, loadPatterns } from '../openapi';
import { themeOf } from '../shared/pluginFiles';
import { type Problem, ProblemsError } from '../shared/problem';
import { createTabs, splitPage } from '../tabs';
import { acceptData } from './acceptData';
import { createApiPages } from './apiPages';
import { catchMissed } from './catchMissed';
import { escapeFrontMatter } from './escapeFrontMatter';
import { explainPages } from './explainPages';
import { groupRoutes } from './groupRoutes';
import { highlightCode } from './highlightCode';
import { createHistory, type History } from './history';
import { withLastGoodPages } from './lastGoodPages';
import { leaveDataOut } from './leaveDataOut';
import type { DocsPluginOptions } from './options';
import { createPageCheck, type PageCheck } from './pageCheck';
import { type BundlerPlugin, createProblemBoard } from './problemBoard';
import { queueReloads, type Reloads } from './queueReloads';
import { createQuotes } from './quotes/createQuotes';
import { resolvePageLinks } from './resolvePageLinks';
import { sharedCode } from './sharedCode';
import type { Aliases } from './siteNames';
import { slimVersion } from './slimVersion';
import { createStartMessages } from './startMessages';
import { withHistory } from './withHistory';

/**
 * The docs plugin, with the pages of an API among the hand-written ones: they are generated before it looks for pages,
 * and again when the document changes. Everything enters the site by this door.
 */
export default async function docs(
  context: LoadContext,
  options: DocsPluginOptions & { id: string },
): Promise<Plugin<LoadedContent>> {
  const docsOptions = { ...options.docs, id: options.id, exclude: [...options.docs.exclude] };
  const before = docsOptions.beforeDefaultRehypePlugins;
  docsOptions.beforeDefaultRehypePlugins = [...before, [highlightCode, await loadPatterns(options.api)]];
  docsOptions.remarkPlugins = [...docsOptions.remarkPlugins, escapeFrontMatter];
  const { exclude } = docsOptions;
  const docsDir = resolve(context.siteDir, docsOptions.path);
  const folders = [docsDir, localizedDocsDir(context.localizationDir)];
  const history = docsOptions.showLastUpdateTime ? createSiteHistory(context, docsDir, options) : undefined;
  const site = { ...describeSite(context, docsDir), ...(history && { lastCommit: history.lastCommit }) };
  const board = createProblemBoard();
  const pageCheck: PageCheck = createPageCheck(
    context,
    {
      docsDir,
      ...(site.localized && { localizedDir: site.localized.docsDir }),
      exclude: options.docs.exclude,
      hasComments: context.siteConfig.markdown.mdx1Compat.comments,
      overview: options.api?.routeBase,
      isStrict: options.api?.strict === true,
    },
    () => api,
  );
  const api =
    options.api &&
    (await createApiSource({ ...site, checkPage: pageCheck.slipsOf, linkTo: pageCheck.addressOf }, options.api));
  const show = (owner: string) => (problems: Problem[]) => {
    if (!site.isDevServer && problems.some(({ severity }) => severity === 'error')) stop(new ProblemsError(problems));
    board.show(owner, problems);
  };
  const quotes = createQuotes({
    ...site,
    ...(site.localized && { localizedDocsDir: site.localized.docsDir }),
    include: docsOptions.include,
    exclude: [...exclude],
  });
  docsOptions.beforeDefaultRemarkPlugins = [...docsOptions.beforeDefaultRemarkPlugins, quotes.fillQuotes];

  const write =
    api &&
    createApiPages(api, {
      isDevServer: site.isDevServer,
      show: show('document'),
      hasChanged: pageCheck.read,
      caughtUp,
      stop,
    });

  /** Brings the pages up to date, and returns the paths of files that have changed. */
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
    ? catchMissed(folders, join(context.generatedFilesDir, `saves-${options.id}`))
    : undefined;
  let isFresh = true;
  let loaded: LoadedContent | undefined;
  const ownContext = resolvePageLinks(withOurFrontMatter(history ? withHistory(context, history) : context), pageCheck);
  const docsContext = site.isDevServer ? withLastGoodPages(ownContext, pageCheck.isGood) : ownContext;
  const navigation = createNavigationSource(context, docsOptions);
  const tabs = options.tabs ? createTabs(docsContext, docsOptions) : undefined;
  if (site.isDevServer)
    docsOptions.beforeDefaultRemarkPlugins = [...docsOptions.beforeDefaultRemarkPlugins, acceptData];
  if (tabs) docsOptions.remarkPlugins = [...docsOptions.remarkPlugins, splitPage];
  const base = await contentDocs(docsContext, docsOptions);

  async function loadTabs(content: LoadedContent): Promise<void> {
    show('tabs')((await tabs?.load(content)) ?? []);
  }

  /** For what the watcher has passed over. */
  async function caughtUp(): Promise<void> {
    show('addresses')(pageCheck.duplicates());
    await checkPages();
  }

  /** Once all routes are known, and again after each save. */
  async function checkPages(): Promise<void> {
    show('links')(await pageCheck.check());
  }

  return {
    ...base,
    ...themeOf(__dirname, 'docs', context),
    getPathsToWatch: () => [
      // The docs plugin puts its folder before each glob, also before one that begins with `!`.
      ...(base.getPathsToWatch?.() ?? []).filter((path) => !path.includes('/!')),
      `!${relative(context.siteDir, docsDir)}/**/*.gen.mdx`,
      `!${relative(context.siteDir, context.localizationDir)}/**/*.gen.mdx`,
      ...quotes.folders().map((folder) => join(folder, '**')),
      ...watched(api, context, options),
      ...(missed ? [missed.trigger] : []),
    ],
    async loadContent() {
      await missed?.note();
      // A save does not wait for git: a commit of just now counts from the next save on.
      if (!isFresh) void history?.refresh();
      const changed = isFresh ? [] : await generate();
      const duplicates = pageCheck.duplicates();
      show('addresses')(duplicates);
      if (duplicates.length > 0 && !loaded) stop(new ProblemsError(duplicates));
      if (!isFresh) await checkPages();
      isFresh = false;
      if (loaded && duplicates.length > 0) return loaded;
      // Data goes to the browser by itself: pages that import it are the same.
      if (loaded && changed.length > 0 && changed.every((path) => path.endsWith('.json'))) return loaded;
      loaded = await navigation.load({
        companions: api?.companions() ?? [],
        originOf: (path) => api?.pages().find((page) => page.path === path)?.source,
        load: async () => (await base.loadContent?.()) as LoadedContent,
        show: show('front matter'),
        stop,
      });
      await loadTabs(loaded);
      show('quotes')(await quotes.check());
      return loaded;
    },
    async contentLoaded({ content, actions }) {
      const extended = (await tabs?.extend(actions)) ?? actions;
      await base.contentLoaded?.({ content, actions: groupRoutes(slimVersion(extended, content)) });
    },
    configureWebpack(config, isServer, utils, content) {
      if (!isServer) pageCheck.announce((config.resolve?.alias ?? {}) as Aliases);
      const inherited = base.configureWebpack?.(config, isServer, utils, content) ?? {};
      const alias = { '@api-data': dataDir(context, docsDir) };
      return {
        ...inherited,
        resolve: { ...inherited.resolve, alias: { ...inherited.resolve?.alias, ...alias } },
        // The data of pages is used whole: looking for unused keys in it takes half of a large build's memory.
        module: {
          ...inherited.module,
          rules: [...(inherited.module?.rules ?? []), quotes.rule],
          parser: { ...inherited.module?.parser, json: { exportsDepth: 1 } },
        },
        ...(isServer ? { externals: [leaveDataOut], optimization: sharedCode } : {}),
        plugins: [
          ...(inherited.plugins ?? []),
          ...(isServer ? [] : [board.plugin, start.plugin, checkFirst(checkPages)]),
          ...(api && !isServer && !site.isDevServer ? [explainPages(api, stop)] : []),
        ],
      };
    },
  };
}

/** Docusaurus's own: what a plugin imports may be a copy. */
function findReloads(): Reloads {
  return createRequire(__filename)('@docusaurus/core/lib/server/site.js') as Reloads;
}

/** Does something before the first compilation, when all routes are known. */
function checkFirst(check: () => Promise<void>): BundlerPlugin {
  let isFirst = true;
  const once = async () => {
    if (isFirst) await check();
    isFirst = false;
  };
  return {
    apply({ hooks }) {
      hooks.beforeRun.tapPromise('page-check', once);
      hooks.watchRun.tapPromise('page-check', once);
    },
  };
}

/** Ends a build with the problems alone: thrown through Docusaurus's command line, they would drown in stack traces. */
function stop(error: ProblemsError): never {
  if (!/docusaurus(\.mjs)?$/.test(process.argv[1] ?? '')) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

function describeSite({ siteDir, i18n, localizationDir }: LoadContext, docsDir: string): ApiSourceContext {
  const { currentLocale, defaultLocale } = i18n;
  const site = { siteDir, docsDir, defaultLocale, isDevServer: process.env.NODE_ENV === 'development' };
  if (currentLocale === defaultLocale) return site;
  const messagesFile = join(localizationDir, 'openapi', 'messages.yaml');
  const localized = { locale: currentLocale, docsDir: localizedDocsDir(localizationDir), messagesFile };
  return { ...site, localized };
}

function createSiteHistory(context: LoadContext, docsDir: string, { api }: DocsPluginOptions): History {
  const spec = api ? [join(resolve(context.siteDir, api.spec), '..')] : [];
  return createHistory(context.siteDir, [docsDir, context.localizationDir, ...spec]);
}

function localizedDocsDir(localizationDir: string): string {
  return join(localizationDir, 'docusaurus-plugin-content-docs', 'current');
}

/** Data that hand-written pages import as `@api-data`, in the current language. */
function dataDir({ i18n, localizationDir }: LoadContext, docsDir: string): string {
  return join(i18n.currentLocale === i18n.defaultLocale ? docsDir : localizedDocsDir(localizationDir), '_data');
}

/** The whole folder of the document, so that a new file of it is seen as well. */
function watched(api: ApiSource | undefined, { siteDir }: LoadContext, options: DocsPluginOptions): string[] {
  if (!api || !options.api) return [];
  return [...new Set([join(resolve(siteDir, options.api.spec), '..', '**/*.{yaml,yml,json}'), ...api.files()])];
}

export { validateOptions } from './options';
export { getSwizzleConfig } from './swizzle';
