import { join, sep } from 'node:path';
import type { Demos } from '../../demos';
import { type FeedSite, isPageData } from '../../openapi';
import { pageModule } from '../../shared/pluginFiles';
import type { Problem } from '../../shared/problem';
import type { Aliases } from '../check/siteNames';
import { outsideParts } from '../parts/outsideParts';
import type { DocsVersion } from '../versions/openVersion';
import type { BundlerConfig, BundlerPlugin } from './bundler';
import { checkFirst } from './checkFirst';
import { explainPages } from './explainPages';
import { publishDocuments } from './publishDocuments';
import { sharedInBrowser, sharedOnServer } from './sharedCode';
import { wrapComponents } from './wrapComponents';

interface BundledSite {
  siteDir: string;
  about: FeedSite;
  isDevServer: boolean;
  versions: DocsVersion[];
  current?: DocsVersion;
  demos?: Demos;
  board: { plugin: BundlerPlugin };
  explain(message: string): Problem[];
}

const SOURCE_LOADER = join(__dirname, 'sourceLoader.cjs');

/** Pages change with what they show from elsewhere. */
function watchSources({ folders: { docsDir, localizedDir }, parts, quotes }: DocsVersion) {
  const filesOf = (page: string) => [...quotes.filesOf(page), ...parts.filesOf(page)];
  return {
    test: /\.mdx?$/,
    include: [docsDir, ...(localizedDir ? [localizedDir] : [])],
    enforce: 'pre' as const,
    use: [{ loader: SOURCE_LOADER, options: { filesOf } }],
  };
}

/** As `watchSources`, for pages of other plugins. With `test`, Docusaurus would take it for a rule that compiles MDX. */
function watchOutside(siteDir: string, versions: readonly DocsVersion[]) {
  const { filesOf } = outsideParts(siteDir);
  const docs = versions.flatMap(({ folders: { docsDir, localizedDir } }) => [docsDir, localizedDir ?? docsDir]);
  return {
    resource: { and: [/\.mdx?$/], not: [/[\\/]node_modules[\\/]/, ...docs.map((folder) => folder + sep)] },
    enforce: 'pre' as const,
    use: [{ loader: SOURCE_LOADER, options: { filesOf } }],
  };
}

const DIVIDED = { DocVersionRoot: pageModule(__dirname, '../browser/sidebars/DividedVersion') };

type Done = (error?: Error, result?: string) => void;

/** For `externals` of the server bundle, which would hold the data of all pages in memory. */
function externalizeData({ context, request }: { context?: string; request?: string }, done: Done): void {
  if (context !== undefined && request !== undefined && isPageData(request))
    done(undefined, `commonjs ${join(context, request)}`);
  else done();
}

interface Components {
  /** Those that show nothing. */
  unused: string[];
  /** Whether sidebars come in parts. */
  isDivided: boolean;
}

/** Adds to the configuration of the docs plugin. `whole`: that of the bundler. */
export function configureBundler(
  base: BundlerConfig | undefined,
  { about, board, current, demos, explain, isDevServer, siteDir, versions }: BundledSite,
  isServer: boolean,
  whole: BundlerConfig,
  { unused, isDivided }: Components,
  { plugins, checkPages }: { plugins: BundlerPlugin[]; checkPages(): Promise<void> },
): BundlerConfig {
  const forBrowser = [
    board.plugin,
    ...plugins,
    checkFirst(checkPages),
    ...(isDevServer
      ? []
      : [
          publishDocuments(versions, about),
          explainPages((message) => [...(current?.api?.explain(message) ?? []), ...explain(message)]),
        ]),
  ];
  return {
    ...base,
    resolve: {
      ...base?.resolve,
      alias: {
        ...base?.resolve?.alias,
        ...Object.fromEntries(unused.map((name) => [name, pageModule(__dirname, '../../appearance/theme/noPart')])),
        ...(isDivided && wrapComponents((whole.resolve?.alias ?? {}) as Aliases, '@theme-whole', DIVIDED)),
      },
    },
    module: {
      ...base?.module,
      rules: [...(base?.module?.rules ?? []), ...versions.map(watchSources), watchOutside(siteDir, versions)],
      // Skips the analysis of nested JSON keys, which takes half of a large build's memory.
      parser: { ...base?.module?.parser, json: { exportsDepth: 1 } },
    },
    ...(isServer
      ? { externals: [externalizeData], optimization: sharedOnServer }
      : { optimization: sharedInBrowser(whole.optimization, demos) }),
    plugins: [...(base?.plugins ?? []), ...(demos ? [demos.plugin] : []), ...(isServer ? [] : forBrowser)],
  };
}
