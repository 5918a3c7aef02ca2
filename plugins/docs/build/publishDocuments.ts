import type { Compiler } from 'webpack';
import { type ApiSource, type FeedSite, PUBLISHED_FILES, printFeed } from '../../openapi';
import { joinPath } from '../../shared/siteLink';
import type { DocsVersion } from '../versions/openVersion';
import type { BundlerPlugin } from './bundler';

interface Published {
  api?: Pick<ApiSource, 'options' | 'print' | 'current'>;
  folders: Pick<DocsVersion['folders'], 'docsBase'>;
}

/**
 * Puts the document of each version into the site, in one file, below its pages, with its images and the feed of its
 * changelog. A static file of that name wins.
 */
export function publishDocuments(versions: readonly Published[], site: FeedSite): BundlerPlugin {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('publish-documents', (compilation) => {
        const { RawSource } = compiler.webpack.sources;
        compilation.hooks.processAssets.tap('publish-documents', () => {
          for (const { api, folders } of versions) {
            for (const { name, format } of api ? PUBLISHED_FILES : []) {
              const path = joinPath(folders.docsBase, api?.options.routeBase ?? '', name);
              const text = compilation.getAsset(path) ? undefined : api?.print(format);
              if (text !== undefined) compilation.emitAsset(path, new RawSource(text));
            }
            for (const { path, bytes } of api?.current().images.files ?? [])
              if (!compilation.getAsset(path)) compilation.emitAsset(path, new RawSource(Buffer.from(bytes)));
            const feed = api?.current().feed;
            const path = joinPath(folders.docsBase, `${feed?.path}.xml`);
            if (!feed || compilation.getAsset(path)) continue;
            compilation.emitAsset(path, new RawSource(printFeed(feed, site, folders.docsBase)));
          }
        });
      });
    },
  };
}
