import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { type HighlightOptions, highlightToHtml } from '../appearance';
import { createDemos, DEMO_COMPONENTS, type Demos } from '../demos';
import { type ApiSource, openApi, type PagesTarget } from '../openapi';
import { createPageParser } from '../shared/mdx/parsePage';
import { type Problem, ProblemsError } from '../shared/problem';
import { stop } from './build/stop';
import { createPageCheck, type PageCheck } from './check/pageCheck';
import { API_PARTS } from './core/apiParts';
import { createPageChannel, type PageChannel } from './dev/live/pageChannel';
import { createProblemBoard, type ProblemBoard } from './dev/problemBoard';
import { type DocsFolders, locateDocs } from './folders';
import { createHistory, type History } from './history/history';
import type { DocsPluginOptions } from './options';
import { type ApiParts, createApiParts } from './parts/createApiParts';
import { createQuotes, type QuoteSource } from './quotes/createQuotes';

/** An instance of the plugin: its folders, its document, and what it knows of its pages. */
export interface DocsSite {
  options: DocsPluginOptions;
  folders: DocsFolders;
  isDevServer: boolean;
  /** Absent: only hand-written pages. */
  api?: ApiSource;
  history?: History;
  pageCheck: PageCheck;
  quotes: QuoteSource;
  parts: ApiParts;
  demos?: Demos;
  board: ProblemBoard;
  /** Dev server. */
  channel?: PageChannel;
  /** Replaces the problems of `owner`. Errors end a build. */
  show(owner: string, problems: Problem[]): void;
  /** Globs of files that are no pages. Hand-written parts of generated pages come and go while the site is served. */
  exclude(): string[];
  target: PagesTarget;
}

export async function openSite(context: LoadContext, options: DocsPluginOptions): Promise<DocsSite> {
  const { siteConfig, siteDir } = context;
  const { exclude, showLastUpdateTime } = options.docs;
  const isDevServer = process.env.NODE_ENV === 'development';
  const folders = locateDocs(context, options.docs);
  const api = options.api && (await openApi(context, options.api)());
  const parse = createPageParser(siteConfig.markdown);
  const components = [...(options.demos ? DEMO_COMPONENTS : []), ...(api ? API_PARTS : [])];
  const pageCheck = createPageCheck(context, { ...folders, exclude, parse, components }, api);
  const demos = options.demos && openDemos(context, options, { ...folders, isDevServer }, api);
  const channel = isDevServer ? createPageChannel() : undefined;
  const board = createProblemBoard(channel?.showErrors);
  const sources = [folders.docsDir, context.localizationDir, ...(api ? [join(api.entry, '..')] : [])];
  const history = showLastUpdateTime ? createHistory(siteDir, sources) : undefined;
  return {
    options,
    folders,
    isDevServer,
    api,
    history,
    pageCheck,
    quotes: createQuotes(folders),
    parts: createApiParts(api),
    demos,
    channel,
    board,
    show(owner, problems) {
      if (!isDevServer && problems.some(({ severity }) => severity === 'error')) stop(new ProblemsError(problems));
      board.show(owner, problems);
    },
    exclude: () => [...exclude, ...(api?.companions() ?? [])],
    target: {
      ...targetOf(context, folders),
      lastCommit: history?.lastCommit,
      checkPage: pageCheck.errorsIn,
      // A preprocessor may add or remove lines, and the hand-written part is inserted as it is.
      parsePage: createPageParser({ ...siteConfig.markdown, preprocessor: undefined }),
      linkTo: pageCheck.addressOf,
    },
  };
}

function openDemos(
  context: LoadContext,
  { id, demos }: DocsPluginOptions,
  folders: DocsFolders & { isDevServer: boolean },
  api: ApiSource | undefined,
): Demos | undefined {
  const { prism } = context.siteConfig.themeConfig as Pick<HighlightOptions, 'prism'>;
  const highlight = highlightToHtml({ prism, samples: api?.options.samples });
  const dataFolder = `@generated/docusaurus-plugin-content-docs/${id}`;
  return demos && createDemos(context, demos, { ...folders, dataFolder, highlight });
}

function targetOf({ i18n }: LoadContext, { docsDir, docsBase, localizedDir, messagesFile }: DocsFolders): PagesTarget {
  const { currentLocale: locale, defaultLocale } = i18n;
  const localized = localizedDir && { locale, docsDir: localizedDir, messagesFile };
  return { docsDir, docsBase, defaultLocale, ...(localized && { localized }) };
}
