import { resolve } from 'node:path';
import type { PluginModule } from '@docusaurus/types';

/** Loads the site's own styles after those of all plugins: at equal specificity, the site has the last word. */
export function siteStyles(siteDir: string, customCss: string | string[]): PluginModule {
  return () => ({
    name: 'site-styles',
    getClientModules: () => [customCss].flat().map((path) => resolve(siteDir, path)),
  });
}
