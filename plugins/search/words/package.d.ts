/** Its own types lack the plugin. */
declare module '@easyops-cn/docusaurus-search-local' {
  import type { LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';

  export default function plugin(context: LoadContext, options: PluginOptions): Plugin;
  export function validateOptions(context: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions;
}
