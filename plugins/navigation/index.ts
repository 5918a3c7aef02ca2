import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { pageFile, SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';
import { readSettings, showsEntries, unknownLocales } from './options';
import { topNavigationOf } from './topNavigationOf';

export { checkFrontMatter } from './core/frontMatter';
export { pagePath, type StripNumber } from './core/pagePath';
export { createEntryFinder, type Entry } from './createEntryFinder';
export { createSectionFinder } from './createSectionFinder';
export { createSidebarGenerator } from './generateSidebar';
export { type NavigationThemeConfig, showsEntries, validateThemeConfig } from './options';
export { type MadeSidebars, makeSidebars, type SidebarsOfEntries, sidebarPerEntry } from './sidebarsFile';
export { createNavigationSource, type NavigationSource, withOurFrontMatter } from './source';

/** The top navigation, and sidebars with little HTML. */
export default function navigation(context: LoadContext): Plugin {
  const { i18n, siteConfig } = context;
  return {
    name: 'navigation',
    ...themeOf(__dirname, 'navigation', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      pageFile(__dirname, 'browser/followLater'),
      pageFile(__dirname, 'theme/sidebar.css'),
      pageFile(__dirname, 'theme/topNavigation.css'),
    ],
    /** In the dev server, also runs after every change of a page. */
    async allContentLoaded({ allContent, actions }) {
      const settings = readSettings(siteConfig.themeConfig);
      const unknown = unknownLocales(settings, i18n.locales);
      if (unknown.length > 0) {
        throw new Error(
          `themeConfig.navigation.items: the site has no language ${unknown.join(', ')}. It has ${i18n.locales.join(', ')}.`,
        );
      }
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      // Every page loads them.
      const items = showsEntries(siteConfig.themeConfig) ? topNavigationOf(docs as never, context, settings) : [];
      actions.setGlobalData({ items });
    },
  };
}

export const getSwizzleConfig = () =>
  swizzleConfig({
    wrap: {
      'NavbarItem/TopNavigation': 'The entries of the top navigation',
      'DocSidebarItems/SidebarLink': 'A page in the sidebar',
    },
  });

export const validateOptions = refuseOptions(
  '@livespec/docusaurus/plugin-navigation',
  ' See `themeConfig.navigation`.',
);
