import type { Compiler } from 'webpack';
import { REDIRECT_HTML, REDIRECT_PAGE } from './core/signIn/redirectPage';

/** Puts the page that providers return to into the site: as it is, because it must not load anything. */
export const publishRedirect = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('publish-redirect', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      compilation.hooks.processAssets.tap('publish-redirect', () => {
        if (!compilation.getAsset(REDIRECT_PAGE)) compilation.emitAsset(REDIRECT_PAGE, new RawSource(REDIRECT_HTML));
      });
    });
  },
};
