import type { Configuration } from 'webpack';

/** Server bundle: without it, each page holds its own copy of the API components, 100 kB. */
export const sharedCode: Configuration['optimization'] = {
  splitChunks: { cacheGroups: { default: false, shared: { name: 'shared', chunks: 'async', minChunks: 2 } } },
};
