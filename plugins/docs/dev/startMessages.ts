import { relative, resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { readModel } from '../../openapi';

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

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
    async around(spec: string, makePages: () => Promise<unknown>): Promise<void> {
      print(`Reading ${relative(siteDir, resolve(siteDir, spec))} …`);
      await makePages();
      const model = await readModel(siteDir, spec).catch(() => undefined);
      if (model) print(`${model.operations.length} operations: the pages are written`);
    },
  };
}
