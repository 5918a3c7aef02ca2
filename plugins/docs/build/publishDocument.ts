import type { Compiler } from 'webpack';
import { type ApiSource, DOWNLOADS } from '../../openapi';
import { joinPath } from '../../shared/siteLink';
import type { DocsFolders } from '../folders';
import type { BundlerPlugin } from './bundler';

/** Puts the document into the site, in one file, below the API's pages. A static file of that name wins. */
export function publishDocument(api: ApiSource, { docsBase }: Pick<DocsFolders, 'docsBase'>): BundlerPlugin {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('publish-document', (compilation) => {
        const { RawSource } = compiler.webpack.sources;
        compilation.hooks.processAssets.tap('publish-document', () => {
          for (const { name, format } of DOWNLOADS) {
            const path = joinPath(docsBase, api.options.routeBase, name);
            const text = compilation.getAsset(path) ? undefined : api.print(format);
            if (text !== undefined) compilation.emitAsset(path, new RawSource(text));
          }
        });
      });
    },
  };
}
