import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginOptions, Props } from '@docusaurus/types';
import packagePlugin, { validateOptions } from '@easyops-cn/docusaurus-search-local';
import type { IndexTask } from './worker';

/** Of the languages that are built already; a rejection ends the build. */
const indexes: Array<Promise<unknown>> = [];

/** The word index of `@easyops-cn/docusaurus-search-local`. */
export default function words(context: LoadContext, options: PluginOptions): Plugin {
  const { siteDir, i18n } = context;
  const [last = i18n.defaultLocale] = i18n.locales.filter((locale) => locale !== i18n.defaultLocale).slice(-1);
  return {
    ...packagePlugin(context, options),
    async contentLoaded(args) {
      // The name of the index holds a hash of all pages, and those of the document were not written before.
      await packagePlugin(context, options).contentLoaded?.(args);
    },
    async postBuild(props) {
      const worker = new Worker(join(__dirname, 'worker.js'), { workerData: describeTask(siteDir, options, props) });
      indexes.push(once(worker, 'exit'));
      // The next language loads meanwhile.
      if (i18n.currentLocale === last) await Promise.all(indexes);
    },
  };
}

/** Only what the package reads: a worker receives no functions. */
function describeTask(siteDir: string, options: PluginOptions, props: Props): IndexTask {
  const { routesPaths, outDir, baseUrl, siteConfig, plugins } = props;
  const docs = plugins.filter(({ name }) => name === 'docusaurus-plugin-content-docs');
  return {
    siteDir,
    options,
    site: {
      routesPaths,
      outDir,
      baseUrl,
      siteConfig: { trailingSlash: siteConfig.trailingSlash },
      plugins: docs.map(({ name, content }) => {
        const { loadedVersions } = content as LoadedContent;
        const versions = loadedVersions.map(({ path, isLast, docs: pages }) => ({
          path,
          isLast,
          docs: pages.map(({ permalink }) => ({ permalink })),
        }));
        return { name, content: { loadedVersions: versions } };
      }),
    },
  };
}

export { validateOptions };
