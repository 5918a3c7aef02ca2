import { join, relative, resolve } from 'node:path';
import contentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type ApiSource, type ApiSourceContext, createApiSource } from '../openapi';
import { formatProblems, ProblemsError } from '../shared/problem';
import { highlightCode } from './highlightCode';
import type { DocsPluginOptions } from './options';
import { problemsOverlay } from './overlay';

/**
 * The docs plugin, with the pages of an API among the hand-written ones: they are generated before it looks for pages,
 * and again when the document changes. Everything enters the site by this door.
 */
export default async function docs(
  context: LoadContext,
  options: DocsPluginOptions & { id: string },
): Promise<Plugin<LoadedContent>> {
  const docsOptions = { ...options.docs, id: options.id, exclude: [...options.docs.exclude] };
  docsOptions.beforeDefaultRehypePlugins = [...docsOptions.beforeDefaultRehypePlugins, highlightCode];
  const { exclude } = docsOptions;
  const docsDir = resolve(context.siteDir, docsOptions.path);
  const site = describeSite(context, docsDir);
  const api = options.api && createApiSource(site, options.api);
  const overlay = problemsOverlay();

  /** Brings the pages up to date. In the dev server a broken document leaves the last good pages as they are. */
  async function generate(): Promise<void> {
    if (!api) return;
    try {
      const { problems } = await api.write();
      overlay.show([]);
      if (problems.length > 0) console.warn(formatProblems(problems));
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      if (!site.isDevServer) stop(error);
      overlay.show(error.problems);
    }
    for (const path of api.companions()) if (!exclude.includes(path)) exclude.push(path);
  }

  await generate();
  let isFresh = true;
  const base = await contentDocs(context, docsOptions);
  return {
    ...base,
    getPathsToWatch: () => [
      ...(base.getPathsToWatch?.() ?? []),
      `!${relative(context.siteDir, docsDir)}/**/*.gen.mdx`,
      `!${relative(context.siteDir, context.localizationDir)}/**/*.gen.mdx`,
      ...watched(api, context, options),
    ],
    async loadContent() {
      if (!isFresh) await generate();
      isFresh = false;
      return (await base.loadContent?.()) as LoadedContent;
    },
    configureWebpack(config, isServer, utils, content) {
      const inherited = base.configureWebpack?.(config, isServer, utils, content) ?? {};
      const alias = { '@api-data': dataDir(context, docsDir) };
      return {
        ...inherited,
        resolve: { ...inherited.resolve, alias: { ...inherited.resolve?.alias, ...alias } },
        // The data of pages is used whole: looking for unused keys in it takes half of a large build's memory.
        module: { ...inherited.module, parser: { ...inherited.module?.parser, json: { exportsDepth: 1 } } },
        plugins: [...(inherited.plugins ?? []), ...(isServer ? [] : [overlay.plugin])],
      };
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

function localizedDocsDir(localizationDir: string): string {
  return join(localizationDir, 'docusaurus-plugin-content-docs', 'current');
}

/** Data that hand-written pages import as `@api-data`, in the current language. */
function dataDir({ i18n, localizationDir }: LoadContext, docsDir: string): string {
  return join(i18n.currentLocale === i18n.defaultLocale ? docsDir : localizedDocsDir(localizationDir), '_data');
}

/** The whole folder of the document, so that a new file of it is seen as well. */
function watched(
  api: ApiSource | undefined,
  { siteDir }: LoadContext,
  { api: apiOptions }: DocsPluginOptions,
): string[] {
  if (!api || !apiOptions) return [];
  return [...new Set([join(resolve(siteDir, apiOptions.spec), '..', '**/*.{yaml,yml,json}'), ...api.files()])];
}

export { validateOptions } from './options';
