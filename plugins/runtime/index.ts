import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';

/** How long a script may take to arrive, in milliseconds. */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** Rspack's cache on disk aborts the dev server after a failed save: https://github.com/web-infra-dev/rspack/issues/11949. */
const KEEP_NO_CACHE = { experiments: { cache: { type: 'memory' } } };

/** Addresses without a slash at the end, one language per address, and a notice where a script fails to load. */
export default function runtime(context: LoadContext): Plugin {
  return {
    name: 'runtime',
    ...themeOf(__dirname, 'runtime', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      ...['trimAddress', 'followLocale', 'watchChunks'].map((name) => pageFile(__dirname, `theme/runtime/${name}`)),
      pageFile(__dirname, 'css/notice.css'),
    ],
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      ...(!isServer && { output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT } }),
      ...(currentBundler.name === 'rspack' && process.env.NODE_ENV === 'development' && KEEP_NO_CACHE),
    }),
  };
}
