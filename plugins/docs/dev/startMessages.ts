import { relative } from 'node:path';
import type { ApiSource } from '../../openapi';
import { isUrl } from '../../shared/core/isUrl';
import type { BundlerPlugin } from '../build/bundler';

/** A slow machine needs a minute until the first page is ready. */
export function createStartMessages(siteDir: string, print: (line: string) => void) {
  const plugin: BundlerPlugin = {
    apply(compiler) {
      let isFirst = true;
      compiler.hooks.watchRun.tap('start-messages', () => {
        if (isFirst) print('Bundling the pages: they can be seen when this is done …');
        isFirst = false;
      });
    },
  };
  return {
    plugin,
    async around(
      api: Pick<ApiSource, 'entry' | 'current'> | undefined,
      makePages: () => Promise<unknown>,
    ): Promise<void> {
      if (api) print(`Reading ${isUrl(api.entry) ? api.entry : relative(siteDir, api.entry)} …`);
      await makePages();
      const count = api?.current().model?.operations.length;
      if (count !== undefined) print(`${count} operation${count === 1 ? '' : 's'}: the pages are written`);
    },
  };
}
