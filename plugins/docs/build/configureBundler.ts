import { join } from 'node:path';
import { isPageData } from '../../openapi';
import type { DocsSite } from '../site';
import type { BundlerConfig, BundlerPlugin } from './bundler';
import { checkFirst } from './checkFirst';
import { explainPages } from './explainPages';

type Done = (error?: Error, result?: string) => void;

/** For `externals` of the server bundle, which would hold the data of all pages in memory. */
function externalizeData({ context, request }: { context?: string; request?: string }, done: Done): void {
  if (context !== undefined && request !== undefined && isPageData(request)) done(undefined, `commonjs ${join(context, request)}`);
  else done();
}

/** Server bundle: without it, each page holds its own copy of the API components, 100 kB. */
const sharedCode: BundlerConfig['optimization'] = {
  splitChunks: { cacheGroups: { default: false, shared: { name: 'shared', chunks: 'async', minChunks: 2 } } },
};

/** Adds to the bundler's configuration of the docs plugin. `browserPlugins`: only in the bundle of the browser. */
export function configureBundler(
  base: BundlerConfig | undefined,
  { api, board, demos, isDevServer, quotes }: DocsSite,
  isServer: boolean,
  { startPlugin, checkPages }: { startPlugin: BundlerPlugin; checkPages(): Promise<void> },
): BundlerConfig {
  const forBrowser = [
    board.plugin,
    startPlugin,
    checkFirst(checkPages),
    ...(api && !isDevServer ? [explainPages(api)] : []),
  ];
  return {
    ...base,
    module: {
      ...base?.module,
      rules: [...(base?.module?.rules ?? []), quotes.rule],
      // Skips the analysis of nested JSON keys, which takes half of a large build's memory.
      parser: { ...base?.module?.parser, json: { exportsDepth: 1 } },
    },
    ...(isServer ? { externals: [externalizeData], optimization: sharedCode } : {}),
    plugins: [...(base?.plugins ?? []), ...(demos ? [demos.plugin] : []), ...(isServer ? [] : forBrowser)],
  };
}
