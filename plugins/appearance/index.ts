import type { ThemeConfig as ClassicThemeConfig } from '@docusaurus/theme-common';
import type { HtmlTagObject, LoadContext, Plugin, ThemeConfig, ThemeConfigValidationContext } from '@docusaurus/types';
import { themes } from 'prism-react-renderer';
import { refuseOptions } from '../shared/checkOptions';
import { pageFile, pageModule, SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';
import { reusePostCss } from '../shared/reusePostCss';
import { colourScript } from './core/colourScript';
import { type PrismTheme, prismColours } from './core/prismColours';
import { toSocialLinks } from './core/socialLinks';
import { type AppearanceThemeConfig, checkSocialLinks } from './options';

/** Colours, type, spacing, the header and its drawers, and code blocks highlighted at build time. */
export default function appearance(context: LoadContext): Plugin {
  const { siteConfig, siteDir, siteStorage } = context;
  const theme = themeOf(__dirname, 'appearance', context);
  const hasLayers = siteConfig.future.v4.useCssCascadeLayers;
  return {
    name: 'appearance',
    ...theme,
    getClientModules: () => [
      ...SHARED_STYLES,
      ...['tokens', 'theme', 'header', 'drawer', ...(hasLayers ? [] : ['withoutLayers'])].map((name) =>
        pageFile(__dirname, `css/${name}.css`),
      ),
    ],
    async contentLoaded({ actions }) {
      const { socialLinks = {} } = siteConfig.themeConfig as Partial<AppearanceThemeConfig>;
      actions.setGlobalData({
        socialLinks: toSocialLinks(socialLinks, (await theme.getDefaultCodeTranslationMessages?.()) ?? {}),
      });
    },
    injectHtmlTags: () => ({
      headTags: codeColours(siteConfig.themeConfig),
      // Standalone plugins come after the preset's classic theme, and so do their tags.
      preBodyTags: chooseColours(siteConfig.themeConfig, siteStorage),
    }),
    configurePostCss: (options) => reusePostCss(options, siteDir),
    configureWebpack: (config) => ({
      // Code is highlighted at build time; without the alias, Docusaurus' themes would add the highlighter to every page.
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]theme-(classic|common)[\\/]/,
            resolve: { alias: { 'prism-react-renderer': pageModule(__dirname, 'theme/noHighlighter') } },
          },
        ],
      },
      resolve: {
        alias: {
          nprogress: pageModule(__dirname, 'theme/progress'),
          ...emptyParts(siteConfig.themeConfig, config.resolve?.alias),
        },
      },
    }),
  };
}

/** Docusaurus puts these into every page, configured or not. Those of a site or of another theme stay. */
const PARTS = { announcementBar: '@theme/AnnouncementBar', footer: '@theme/Footer' };
const NAVBAR_ITEMS = {
  doc: '@theme/NavbarItem/DocNavbarItem',
  docSidebar: '@theme/NavbarItem/DocSidebarNavbarItem',
  docsVersion: '@theme/NavbarItem/DocsVersionNavbarItem',
  docsVersionDropdown: '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
};

function emptyParts(themeConfig: ThemeConfig, aliases: object | undefined): Record<string, string> {
  const isOfDocusaurus = (name: string) =>
    /[\\/]theme-classic[\\/]/.test(String((aliases as Record<string, unknown> | undefined)?.[name]));
  const navbar = JSON.stringify(themeConfig.navbar ?? {});
  const unused = [
    ...Object.entries(PARTS).filter(([key]) => !themeConfig[key]),
    ...Object.entries(NAVBAR_ITEMS).filter(([type]) => !navbar.includes(`"type":"${type}"`)),
  ].filter(([, name]) => isOfDocusaurus(name));
  return Object.fromEntries(unused.map(([, name]) => [name, pageModule(__dirname, 'theme/noPart')]));
}

/** Nothing where readers have no choice. */
function chooseColours({ colorMode }: ThemeConfig, { type, namespace }: LoadContext['siteStorage']): HtmlTagObject[] {
  const { defaultMode = 'light', disableSwitch } = (colorMode ?? {}) as Partial<ClassicThemeConfig['colorMode']>;
  if (disableSwitch) return [];
  return [{ tagName: 'script', innerHTML: colourScript(type, `theme${namespace}`, defaultMode) }];
}

/** Docusaurus' default theme would replace our own colours. */
function codeColours(themeConfig: ThemeConfig): HtmlTagObject[] {
  const { theme, darkTheme } = (themeConfig.prism ?? {}) as { theme?: PrismTheme; darkTheme?: PrismTheme };
  if (!theme || JSON.stringify(theme) === JSON.stringify(themes.palenight)) return [];
  return [{ tagName: 'style', innerHTML: prismColours(theme, darkTheme) }];
}

export { type HighlightOptions, highlightCode } from './highlightCode';
export { highlightToHtml } from './highlightToHtml';

export function validateThemeConfig({
  themeConfig,
}: ThemeConfigValidationContext<ThemeConfig>): ThemeConfig & AppearanceThemeConfig {
  return { ...themeConfig, socialLinks: checkSocialLinks(themeConfig.socialLinks) };
}

export const getSwizzleConfig = () =>
  swizzleConfig({
    wrap: { CodeBlock: 'A code block of a page, with a button that copies it' },
    copy: {
      Drawer: 'The panel that comes in from the side of a small screen',
      HeaderMenu: 'A button of the header that opens a list of choices',
      'HeaderMenu/Item': 'One of these choices',
      SocialLinks: 'Links to repositories and chats in the header',
    },
  });

export const validateOptions = refuseOptions(
  '@livespec/docusaurus/plugin-appearance',
  ' See `themeConfig.socialLinks`.',
);
