import type { Configuration } from 'webpack';

/**
 * For the server's bundle: code that several pages need stands in one file. Otherwise the components of API pages are
 * written, read and compiled once more for each page, 100 kB every time.
 */
export const sharedCode: Configuration['optimization'] = {
  splitChunks: { cacheGroups: { default: false, shared: { name: 'shared', chunks: 'async', minChunks: 2 } } },
};
