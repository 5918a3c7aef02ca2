import { join } from 'node:path';
import { isPageData } from '../../openapi';
import { pageFile } from '../../shared/pluginFiles';
import type { DocsSite } from '../site';
import type { BundlerConfig, BundlerPlugin } from './bundler';
import { checkFirst } from './checkFirst';
import { explainPages } from './explainPages';
import { publishDocument } from './publishDocument';
import { sharedInBrowser, sharedOnServer } from './sharedCode';

type Done = (error?: Error, result?: string) => void;

/** For `externals` of the server bundle, which would hold the data of all pages in memory. */
function externalizeData({ context, request }: { context?: string; request?: string }, done: Done): void {
  if (context !== undefined && request !== undefined && isPageData(request))
    done(undefined, `commonjs ${join(context, request)}`);
  else done();
}

/** Adds to the configuration of the docs plugin. `whole`: that of the bundler; `unused`: components that show nothing. */
export function configureBundler(
  base: BundlerConfig | undefined,
  { api, board, demos, folders, isDevServer, parts, quotes }: DocsSite,
  isServer: boolean,
  whole: BundlerConfig,
  unused: string[],
  { plugins, checkPages }: { plugins: BundlerPlugin[]; checkPages(): Promise<void> },
): BundlerConfig {
  const filesOf = (page: string) => [...quotes.filesOf(page), ...parts.filesOf(page)];
  const forBrowser = [
    board.plugin,
    ...plugins,
    checkFirst(checkPages),
    ...(api && !isDevServer ? [publishDocument(api, folders), explainPages(api)] : []),
  ];
  return {
    ...base,
    resolve: {
      ...base?.resolve,
      alias: {
        ...base?.resolve?.alias,
        ...Object.fromEntries(
          unused.map((name) => [`@theme/${name}`, pageFile(__dirname, '../../appearance/theme/noPart')]),
        ),
      },
    },
    module: {
      ...base?.module,
      rules: [
        ...(base?.module?.rules ?? []),
        {
          test: /\.mdx?$/,
          include: [folders.docsDir, ...(folders.localizedDir ? [folders.localizedDir] : [])],
          enforce: 'pre',
          use: [{ loader: join(__dirname, 'sourceLoader.cjs'), options: { filesOf } }],
        },
      ],
      // Skips the analysis of nested JSON keys, which takes half of a large build's memory.
      parser: { ...base?.module?.parser, json: { exportsDepth: 1 } },
    },
    ...(isServer
      ? { externals: [externalizeData], optimization: sharedOnServer }
      : { optimization: sharedInBrowser(whole.optimization, demos) }),
    plugins: [...(base?.plugins ?? []), ...(demos ? [demos.plugin] : []), ...(isServer ? [] : forBrowser)],
  };
}
