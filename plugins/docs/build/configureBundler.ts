import type { BundlerConfig, BundlerPlugin } from './bundler';
import type { DocsSite } from '../site';
import { checkFirst } from './checkFirst';
import { explainPages } from './explainPages';
import { externalizeData } from './externalizeData';
import { sharedInBrowser, sharedOnServer } from './sharedCode';

/** Adds to the configuration of the docs plugin. `whole`: that of the bundler. */
export function configureBundler(
  base: BundlerConfig | undefined,
  { api, board, demos, isDevServer, quotes }: DocsSite,
  isServer: boolean,
  whole: BundlerConfig,
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
    ...(isServer
      ? { externals: [externalizeData], optimization: sharedOnServer }
      : { optimization: sharedInBrowser(whole.optimization, demos) }),
    plugins: [...(base?.plugins ?? []), ...(demos ? [demos.plugin] : []), ...(isServer ? [] : forBrowser)],
  };
}
