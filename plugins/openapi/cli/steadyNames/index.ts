import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

/** Scripts that hold hashes of others, which are known only when all are minified: until then, they depend on folders. */
const WITH_HASHES = /runtime~[^/]*\.js$/;

/**
 * Names of variables that do not depend on how often a character occurs in the script: in one with hashes, which differ
 * from folder to folder, this would give two builds of one site different names.
 */
// The type lacks this option.
export const MANGLE: object = { disableCharFreq: true };

/** Two builds of one document give the same files, whatever the folders that they are made in. */
export default function steadyNames(): Plugin {
  const options = { ...getSwcJsMinimizerOptions(), minify: true, mangle: MANGLE } as object;
  return {
    name: 'steady-names',
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      const minimizer = new rspack.SwcJsMinimizerRspackPlugin({ test: WITH_HASHES, minimizerOptions: options });
      // What the first one has minified, the others pass over.
      return {
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        optimization: { minimizer: [minimizer] },
      } as object;
    },
  };
}
