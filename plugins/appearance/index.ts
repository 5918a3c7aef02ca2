import type { LoadContext, Plugin, ThemeConfig, ThemeConfigValidationContext } from '@docusaurus/types';
import { pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';
import { colourScript } from './core/colourScript';
import { toSocialLinks } from './core/socialLinks';
import { type AppearanceThemeConfig, checkSocialLinks } from './options';

/** The look: colours, type and spacing, the header and its drawers, and code blocks that are highlighted at build. */
export default function appearance(context: LoadContext): Plugin {
  const { siteConfig, siteStorage } = context;
  const theme = themeOf(__dirname, 'appearance', context);
  return {
    name: 'appearance',
    ...theme,
    getClientModules: () => [
      ...SHARED_STYLES,
      ...['tokens', 'theme', 'header', 'drawer'].map((name) => pageFile(__dirname, `css/${name}.css`)),
    ],
    async contentLoaded({ actions }) {
      const { socialLinks = {} } = siteConfig.themeConfig as Partial<AppearanceThemeConfig>;
      actions.setGlobalData({
        socialLinks: toSocialLinks(socialLinks, (await theme.getDefaultCodeTranslationMessages?.()) ?? {}),
      });
    },
    injectHtmlTags: () => ({
      // Standalone plugins come after the classic theme of the preset, and so does their script.
      preBodyTags: [{ tagName: 'script', innerHTML: colourScript(siteStorage.type, `theme${siteStorage.namespace}`) }],
    }),
    configureWebpack: () => ({
      // Code is highlighted when the site is built; without this, every page would bring the highlighter along.
      resolve: {
        alias: {
          'prism-react-renderer': pageFile(__dirname, 'theme/noHighlighter'),
          ...(!siteConfig.themeConfig.announcementBar && {
            '@theme/AnnouncementBar': pageFile(__dirname, 'theme/noAnnouncement'),
          }),
        },
      },
    }),
  };
}

export function validateThemeConfig({
  themeConfig,
}: ThemeConfigValidationContext<ThemeConfig>): ThemeConfig & AppearanceThemeConfig {
  return { ...themeConfig, socialLinks: checkSocialLinks(themeConfig.socialLinks) };
}
