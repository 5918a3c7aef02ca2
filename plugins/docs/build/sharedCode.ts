import type { BundlerConfig } from './bundler';

/** Server bundle: without it, each page holds its own copy of the API components, 100 kB. */
export const sharedCode: BundlerConfig['optimization'] = {
  splitChunks: { cacheGroups: { default: false, shared: { name: 'shared', chunks: 'async', minChunks: 2 } } },
};
