import type { BundlerConfig, BundlerPlugin } from './bundler';
import type { DocsSite } from '../site';
import { checkFirst } from './checkFirst';
import { explainPages } from './explainPages';
import { externalizeData } from './externalizeData';
import { publishDocument } from './publishDocument';
import { sharedCode } from './sharedCode';

/** Adds to the bundler's configuration of the docs plugin. `browserPlugins`: only in the bundle of the browser. */
export function configureBundler(
  base: BundlerConfig | undefined,
  { api, board, demos, folders, isDevServer, parts, quotes }: DocsSite,
  isServer: boolean,
  { startPlugin, checkPages }: { startPlugin: BundlerPlugin; checkPages(): Promise<void> },
): BundlerConfig {
  const forBrowser = [
    board.plugin,
    startPlugin,
    checkFirst(checkPages),
    ...(api ? [publishDocument(api, folders)] : []),
    ...(api && !isDevServer ? [explainPages(api)] : []),
  ];
  return {
    ...base,
    module: {
      ...base?.module,
      rules: [...(base?.module?.rules ?? []), quotes.rule, parts.rule],
      // Skips the analysis of nested JSON keys, which takes half of a large build's memory.
      parser: { ...base?.module?.parser, json: { exportsDepth: 1 } },
    },
    ...(isServer ? { externals: [externalizeData], optimization: sharedCode } : {}),
    plugins: [...(base?.plugins ?? []), ...(demos ? [demos.plugin] : []), ...(isServer ? [] : forBrowser)],
  };
}
