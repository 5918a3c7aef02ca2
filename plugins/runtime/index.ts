import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { lazily } from '../shared/core/cache';
import { pageFile, SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';
import { withLostScript } from './core/lostScript';
import type { LanguageOffer } from './core/offeredLocale';
import { SERVED_SCRIPT, servedNotice } from './core/servedPage';
import type { RuntimeOptions } from './options';
import { writePolicy } from './policy/writePolicy';
import { rewriteGenerated } from './shards/rewriteGenerated';

export { policySchema, type RuntimeOptions, runtimeOptionsSchema, validateOptions } from './options';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Milliseconds. */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** That of Docusaurus: `keepHead` imports it, too. */
const HELMET = dirname(
  createRequire(require.resolve('@docusaurus/core/package.json')).resolve('react-helmet-async/package.json'),
);

/** What loads scripts of the bundle has a policy for their addresses. Without this name, it works where nothing enforces it. */
const LOADER = { policyName: 'livespec-scripts', onPolicyCreationFailure: 'continue' } as const;

/** The disk cache aborts the dev server after a failed save: https://github.com/web-infra-dev/rspack/issues/11949. */
const MEMORY_CACHE = { experiments: { cache: { type: 'memory' } } };

/**
 * Modules of an earlier build import its generated files, and were compiled by the plugins of that time: a build with another
 * folder, or with other plugins, needs another cache.
 */
function separateCache({ cache, experiments }: BundlerConfig, folder: string): BundlerConfig {
  const { cache: ofRspack } = (experiments ?? {}) as { cache?: { version?: string } };
  const own = <Cache extends { version?: string }>(of: Cache) => ({
    ...of,
    version: [of.version, folder, codeOfPlugins()].join('-'),
  });
  return {
    ...(ofRspack && { experiments: { cache: own(ofRspack) } }),
    ...(typeof cache === 'object' && cache.type === 'filesystem' && { cache: own(cache) }),
  };
}

/** Names of compiled files, which change with what they hold. */
const codeOfPlugins = lazily(() => {
  const folder = join(__dirname, '../chunks');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return createHash('md5').update(names.toSorted().join()).digest('hex').slice(0, 8);
});

/** A site with the hash router has no such page. */
async function leadLostReaders({ i18n }: LoadContext, outDir: string): Promise<void> {
  const homes = [...new Set(i18n.locales.map((id) => i18n.localeConfigs[id]?.baseUrl ?? '/'))];
  const own = i18n.localeConfigs[i18n.currentLocale]?.baseUrl ?? '/';
  if (homes.length < 2) return;
  const file = join(outDir, '404.html');
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html !== undefined) await writeFile(file, withLostScript(html, homes, own));
}

/** The words of the plugin in a language. */
async function wordsIn(id: string, context: LoadContext): Promise<Record<string, string>> {
  const i18n = { ...context.i18n, currentLocale: id };
  return (await themeOf(__dirname, 'runtime', { ...context, i18n }).getDefaultCodeTranslationMessages?.()) ?? {};
}

/** Words in other languages than that of the page, which the page loads when it offers one. */
async function collectOffers(context: LoadContext): Promise<Record<string, LanguageOffer>> {
  const { currentLocale, localeConfigs, locales } = context.i18n;
  const others = locales.filter((id) => id !== currentLocale);
  const offers = others.map(async (id) => {
    const words = await wordsIn(id, context);
    const language = localeConfigs[id]?.label ?? id;
    const say = (key: keyof LanguageOffer, english: string) =>
      (words[`runtime.offer.${key}`] ?? english).replace('{language}', language);
    const offer: LanguageOffer = {
      text: say('text', 'This site is also in {language}.'),
      open: say('open', 'Read it in {language}'),
      dismiss: say('dismiss', 'Dismiss'),
    };
    return [id, offer] as const;
  });
  return Object.fromEntries(await Promise.all(offers));
}

/** Addresses without trailing slashes, the place after a reload, one language per address, and a notice when a script or a style sheet fails to load. */
export default function runtime(context: LoadContext, { policy }: RuntimeOptions): Plugin<Record<string, string>> {
  return {
    name: 'runtime',
    ...themeOf(__dirname, 'runtime', context),
    loadContent: async () => ({ ...(await wordsIn(context.i18n.currentLocale, context)), ...context.codeTranslations }),
    async contentLoaded({ actions: { createData } }) {
      await createData('offers.json', await collectOffers(context));
    },
    getClientModules: () => [
      ...SHARED_STYLES,
      ...['trustHtml', 'keepHead', 'trimAddress', 'keepPlace', 'followLocale', 'watchChunks', 'offerLanguage'].map(
        (name) => pageFile(__dirname, `theme/runtime/${name}`),
      ),
      pageFile(__dirname, 'css/notice.css'),
    ],
    injectHtmlTags: ({ content }) => ({
      preBodyTags: [{ tagName: 'script', innerHTML: SERVED_SCRIPT }],
      postBodyTags: [
        servedNotice({
          title: content['runtime.notice.title'] ?? 'A part of this page could not be loaded.',
          reload: content['runtime.notice.reload'] ?? 'Reload page',
        }),
      ],
    }),
    async postBuild({ outDir }) {
      await leadLostReaders(context, outDir);
      if (policy !== false) await writePolicy(context, policy && new Map(Object.entries(policy)));
    },
    configureWebpack(config, isServer, { currentBundler }) {
      const rewritten = process.env.NODE_ENV === 'production' && rewriteGenerated(context, currentBundler.name);
      return {
        ...separateCache(config, relative(context.siteDir, context.generatedFilesDir)),
        resolve: { alias: { 'react-helmet-async': HELMET } },
        ...(!isServer && {
          output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT, trustedTypes: LOADER },
          plugins: rewritten ? rewritten.plugins : [],
          module: {
            rules: [
              { test: /[\\/]docusaurus\.config\.mjs$/, use: [join(__dirname, 'slimConfigLoader.cjs')] },
              { test: /[\\/]utils-common[\\/]lib[\\/]index\.js$/, use: [join(__dirname, 'shakeHelpersLoader.cjs')] },
              ...(rewritten ? rewritten.rules : []),
            ],
          },
        }),
        ...(currentBundler.name === 'rspack' && process.env.NODE_ENV === 'development' && MEMORY_CACHE),
      };
    },
  };
}

/** Its modules are no components. */
export const getSwizzleConfig = () => swizzleConfig({});
