import type { BundlerConfig, BundlerPlugin } from './bundler';
import type { DocsSite } from '../site';
import { pageFile } from '../../shared/pluginFiles';
import { checkFirst } from './checkFirst';
import { explainPages } from './explainPages';
import { externalizeData } from './externalizeData';
import { sharedInBrowser, sharedOnServer } from './sharedCode';

/** Adds to the configuration of the docs plugin. `whole`: that of the bundler; `unused`: components that show nothing. */
export function configureBundler(
  base: BundlerConfig | undefined,
  { api, board, demos, isDevServer, quotes }: DocsSite,
  isServer: boolean,
  whole: BundlerConfig,
  unused: string[],
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
    resolve: {
      ...base?.resolve,
      alias: {
        ...base?.resolve?.alias,
        ...Object.fromEntries(unused.map((name) => [`@theme/${name}`, pageFile(__dirname, '../../appearance/theme/noPart')])),
      },
    },
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
