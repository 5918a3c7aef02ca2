import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFile, themeOf } from '../shared/pluginFiles';

/** How long a script may take to arrive, in milliseconds. */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** What runs beside the pages: addresses without a slash at the end, one language per address, scripts that fail to load. */
export default function runtime(context: LoadContext): Plugin {
  return {
    name: 'runtime',
    ...themeOf(__dirname, 'runtime', context),
    getClientModules: () => [
      ...['trimAddress', 'followLocale', 'watchChunks'].map((name) => pageFile(__dirname, `theme/runtime/${name}`)),
      pageFile(__dirname, 'css/notice.css'),
    ],
    configureWebpack: (_config, isServer) => (isServer ? {} : { output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT } }),
  };
}
