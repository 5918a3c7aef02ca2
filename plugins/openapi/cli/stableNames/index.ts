import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

/** Scripts with hashes of others, which are final only after minification and until then depend on the folder. */
const WITH_HASHES = /runtime~[^/]*\.js$/;

/** By default, variable names depend on character frequency, and so on the hashes in the script. */
// The type lacks this option.
export const MANGLE: object = { disableCharFreq: true };

/** Makes builds reproducible: output does not depend on the folder. */
export default function stableNames(): Plugin {
  const options = { ...getSwcJsMinimizerOptions(), minify: true, mangle: MANGLE } as object;
  return {
    name: 'stable-names',
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      const minimizer = new rspack.SwcJsMinimizerRspackPlugin({ test: WITH_HASHES, minimizerOptions: options });
      // Later minimizers skip what this one has minified.
      return {
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        optimization: { minimizer: [minimizer] },
      } as object;
    },
  };
}
