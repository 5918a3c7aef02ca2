import { join, resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { type HighlightOptions, highlightToHtml } from '../appearance';
import { createDemos, DEMO_COMPONENTS, type Demos } from '../demos';
import { type ApiSource, type FeedSite, openApi } from '../openapi';
import { isUrl } from '../shared/core/isUrl';
import { CURRENT_VERSION } from '../shared/core/versionKey';
import { createPageParser } from '../shared/mdx/parsePage';
import { type Problem, ProblemsError } from '../shared/problem';
import { explainModules } from './build/explainModules';
import { stop } from './check/stop';
import { API_PARTS } from './core/apiParts';
import type { PageChannel } from './dev/live/pageChannel';
import { openBoard } from './dev/openBoard';
import { createProblemBoard, type ProblemBoard } from './dev/problemBoard';
import { type DocsFolders, locateDocs, locateVersions } from './folders/locateDocs';
import { createHistory, type History } from './history/history';
import type { DocsPluginOptions } from './options';
import { siteApis, siteDocs } from './parts/siteApis';
import type { ProblemPlace } from './versions/createApiPages';
import { joinChecks } from './versions/joinChecks';
import { openReleasedDocument } from './versions/keptDocument';
import { type DocsVersion, openVersion } from './versions/openVersion';

/** An instance of the plugin: its folders, its versions, and its documents. */
export interface DocsSite extends ProblemPlace {
  siteDir: string;
  options: DocsPluginOptions;
  /** The folders of the docs, which are not always in the site. */
  folders: DocsFolders;
  /** For what is read outside of the site. */
  about: FeedSite;
  versions: DocsVersion[];
  /** The pages of the docs folder, unless the site has released versions only. */
  current?: DocsVersion;
  history?: History;
  demos?: Demos;
  board: ProblemBoard;
  /** Dev server. */
  channel?: PageChannel;
  /** Explains an error of the bundler about a hand-written page. */
  explain(message: string): Problem[];
  /** Globs of files that are no pages. Hand-written parts of generated pages come and go while the site is served. */
  exclude(): string[];
}

export async function openSite(context: LoadContext, options: DocsPluginOptions): Promise<DocsSite> {
  const { siteDir } = context;
  const { exclude, showLastUpdateTime } = options.docs;
  const isDevServer = process.env.NODE_ENV === 'development';
  // First of all: Node fails on ES modules that are required while another plugin imports them.
  const api = options.api && (await openApi(context, options.api)());
  if (api) siteApis(siteDir).set(options.id, api);
  const located = await locateVersions(context, options.docs);
  // The other instances of the site are opened at the same time: pages may show parts of their documents.
  const components = () => [
    ...(options.demos ? DEMO_COMPONENTS : []),
    ...(siteApis(siteDir).size > 0 ? Object.keys(API_PARTS) : []),
  ];
  const sources = [
    ...located.map(({ docsDir }) => docsDir),
    context.localizationDir,
    ...(api && !isUrl(api.entry) ? [join(api.entry, '..')] : []),
    ...[[api?.options.spec ?? []].flat().slice(1), api?.options.overlays ?? []]
      .flat()
      .flatMap((file) => (isUrl(file) ? [] : resolve(siteDir, file))),
  ];
  const history = showLastUpdateTime ? createHistory(siteDir, sources) : undefined;
  const versions: DocsVersion[] = [];
  for (const folders of located) {
    const own = folders.name === CURRENT_VERSION ? api : api && (await openReleasedDocument(siteDir, folders, api));
    versions.push(openVersion(context, folders, { exclude, components, ...(history && { history }) }, own));
  }
  const current = versions.find(({ folders }) => folders.name === CURRENT_VERSION);
  const last = versions.find(({ folders }) => folders.isLast);
  if (last?.api) siteDocs(siteDir).set(options.id, { api: last.api, docsBase: last.folders.docsBase });
  const folders = locateDocs(context, options.docs);
  const demos = options.demos && openDemos(context, options, { ...folders, isDevServer }, api);
  const dev = isDevServer ? openBoard(JSON.stringify([siteDir, options.id])) : undefined;
  const board = dev?.board ?? createProblemBoard();
  const parse = createPageParser(context.siteConfig.markdown);
  const explain = explainModules({ siteDir, parse, pageCheck: joinChecks(versions) });
  board.explainWith(explain);
  return {
    siteDir,
    options,
    folders,
    isDevServer,
    about: { title: context.siteConfig.title, root: `${context.siteConfig.url}${context.baseUrl}` },
    versions,
    ...(current && { current }),
    history,
    demos,
    ...(dev && { channel: dev.channel }),
    board,
    explain,
    show(owner, problems) {
      if (!isDevServer && problems.some(({ severity }) => severity === 'error')) stop(new ProblemsError(problems));
      board.show(owner, problems);
    },
    exclude: () => [...exclude, ...new Set(versions.flatMap((version) => version.api?.current().handwritten ?? []))],
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
