import type { LoadContext, Plugin, PluginOptions } from '@docusaurus/types';
import packagePlugin, { validateOptions } from '@easyops-cn/docusaurus-search-local';

/** The word index of `@easyops-cn/docusaurus-search-local`, whose file name holds a hash of the pages. */
export default function words(context: LoadContext, options: PluginOptions): Plugin {
  let base = packagePlugin(context, options);
  return {
    ...base,
    async contentLoaded(args) {
      // Those of the document were not there before; with an old name, browsers would keep an old index.
      base = packagePlugin(context, options);
      await base.contentLoaded?.(args);
    },
    postBuild: (props) => base.postBuild?.(props),
  };
}

export { validateOptions };
