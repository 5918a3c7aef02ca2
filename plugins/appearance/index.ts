import { join } from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The look: colours, type and spacing as the theme's own variables, and code blocks that are highlighted at build. */
export default function appearance({ i18n }: LoadContext): Plugin {
  return {
    name: 'appearance',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(__dirname, 'css/tokens.css'), join(__dirname, 'css/theme.css')],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: join(__dirname, 'locales'),
        locale: i18n.currentLocale,
        name: 'appearance',
      }),
    configureWebpack: () => ({
      // Code is highlighted when the site is built; without this, every page would bring the highlighter along.
      resolve: { alias: { 'prism-react-renderer': join(__dirname, 'noHighlighter.ts') } },
    }),
  };
}
