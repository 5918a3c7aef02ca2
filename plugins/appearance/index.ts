import { join } from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin, ThemeConfig, ThemeConfigValidationContext } from '@docusaurus/types';
import { colourScript } from './core/colourScript';
import { toSocialLinks } from './core/socialLinks';
import { type AppearanceThemeConfig, themeConfigSchema } from './options';

/** The look: colours, type and spacing, the header and its drawers, and code blocks that are highlighted at build. */
export default function appearance({ i18n, siteConfig, siteStorage }: LoadContext): Plugin {
  const readMessages = () =>
    readDefaultCodeTranslationMessages({
      dirPath: join(__dirname, 'locales'),
      locale: i18n.currentLocale,
      name: 'appearance',
    });
  return {
    name: 'appearance',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => ['tokens', 'theme', 'header', 'drawer'].map((name) => join(__dirname, `css/${name}.css`)),
    getDefaultCodeTranslationMessages: readMessages,
    async contentLoaded({ actions }) {
      const { socialLinks = {} } = siteConfig.themeConfig as Partial<AppearanceThemeConfig>;
      actions.setGlobalData({ socialLinks: toSocialLinks(socialLinks, await readMessages()) });
    },
    injectHtmlTags: () => ({
      // Standalone plugins come after the classic theme of the preset, and so does their script.
      preBodyTags: [{ tagName: 'script', innerHTML: colourScript(siteStorage.type, `theme${siteStorage.namespace}`) }],
    }),
    configureWebpack: () => ({
      // Code is highlighted when the site is built; without this, every page would bring the highlighter along.
      resolve: { alias: { 'prism-react-renderer': join(__dirname, 'noHighlighter.ts') } },
    }),
  };
}

export function validateThemeConfig({
  validate,
  themeConfig,
}: ThemeConfigValidationContext<AppearanceThemeConfig & ThemeConfig>): AppearanceThemeConfig {
  return validate(themeConfigSchema as never, themeConfig);
}
