/** Its own types lack the plugin. */
declare module '@easyops-cn/docusaurus-search-local' {
  import type { LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';

  type Context = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'> & { siteConfig: { themeConfig: object } };

  export default function plugin(
    context: Context,
    options: PluginOptions,
  ): Plugin & { postBuild(site: object): Promise<void> };
  export function validateOptions(context: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions;
}
