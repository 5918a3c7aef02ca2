import { join, relative } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { pageFile, SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Milliseconds. */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** The disk cache aborts the dev server after a failed save: https://github.com/web-infra-dev/rspack/issues/11949. */
const MEMORY_CACHE = { experiments: { cache: { type: 'memory' } } };

/** Modules of an earlier build import its generated files: a build with another folder for them needs another cache. */
function separateCache({ experiments }: BundlerConfig, folder: string): BundlerConfig {
  const { cache } = (experiments ?? {}) as { cache?: { version?: string } };
  return cache ? { experiments: { cache: { ...cache, version: `${cache.version}-${folder}` } } } : {};
}

/** Addresses without trailing slashes, the place after a reload, one language per address, and a notice when a script fails to load. */
export default function runtime(context: LoadContext): Plugin {
  return {
    name: 'runtime',
    ...themeOf(__dirname, 'runtime', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      ...['trimAddress', 'keepPlace', 'followLocale', 'watchChunks'].map((name) =>
        pageFile(__dirname, `theme/runtime/${name}`),
      ),
      pageFile(__dirname, 'css/notice.css'),
    ],
    configureWebpack: (config, isServer, { currentBundler }) => ({
      ...separateCache(config, relative(context.siteDir, context.generatedFilesDir)),
      ...(!isServer && {
        output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT },
        module: {
          rules: [
            { test: /[\\/]docusaurus\.config\.mjs$/, use: [join(__dirname, 'slimConfigLoader.cjs')] },
            { test: /[\\/]utils-common[\\/]lib[\\/]index\.js$/, use: [join(__dirname, 'shakeHelpersLoader.cjs')] },
          ],
        },
      }),
      ...(currentBundler.name === 'rspack' && process.env.NODE_ENV === 'development' && MEMORY_CACHE),
    }),
  };
}

/** Its modules are no components. */
export const getSwizzleConfig = () => swizzleConfig({});

export const validateOptions = refuseOptions('@livespec/docusaurus/plugin-runtime');
