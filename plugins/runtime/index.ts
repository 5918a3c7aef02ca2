import { join } from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** How long a script may take to arrive, in milliseconds. */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** What runs beside the pages: addresses without a slash at the end, one language per address, scripts that fail to load. */
export default function runtime({ i18n }: LoadContext): Plugin {
  return {
    name: 'runtime',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [
      join(__dirname, 'theme/runtime/trimAddress.ts'),
      join(__dirname, 'theme/runtime/followLocale.ts'),
      join(__dirname, 'theme/runtime/watchChunks.ts'),
      join(__dirname, 'css/notice.css'),
    ],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: join(__dirname, 'locales'),
        locale: i18n.currentLocale,
        name: 'runtime',
      }),
    configureWebpack: (_config, isServer) => (isServer ? {} : { output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT } }),
  };
}
