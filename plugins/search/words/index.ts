import type { LoadContext, Plugin, PluginOptions } from '@docusaurus/types';
import packagePlugin, { validateOptions } from '@easyops-cn/docusaurus-search-local';

/** The word index of `@easyops-cn/docusaurus-search-local`, whose file name holds a hash of the pages. */
export default function words(context: LoadContext, options: PluginOptions): Plugin {
  // The pages that the name depends on are not there yet, and neither may be their folder.
  let base = packagePlugin(context, { ...options, hashed: false });
  return {
    ...base,
    async contentLoaded(args) {
      // With an old name, browsers would keep an old index.
      base = packagePlugin(context, options);
      await base.contentLoaded?.(args);
    },
    postBuild: (props) => base.postBuild?.(props),
  };
}

export { validateOptions };
