import { join, sep } from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin } from '@docusaurus/types';

const COMPILED = `${sep}lib${sep}node${sep}`;

/** Finds a file that pages load: it lies beside those of Node in the sources, and apart from them once compiled. */
export function pageFile(folder: string, path: string): string {
  return join(folder.replace(COMPILED, COMPILED.replace('node', 'pages')), path);
}

/** Styles that components of several plugins need: each of these plugins brings them, and a page has them once. */
export const SHARED_STYLES = ['css/tokens.css', 'css/code.css'].map((path) => pageFile(__dirname, path));

/** The theme of a plugin in `folder`, as it is and as source to copy, and its words in the language of the site. */
export function themeOf(
  folder: string,
  name: string,
  { i18n }: LoadContext,
): Pick<Plugin, 'getThemePath' | 'getTypeScriptThemePath' | 'getDefaultCodeTranslationMessages'> {
  const dirPath = join(folder, 'locales');
  return {
    getThemePath: () => pageFile(folder, 'theme'),
    getTypeScriptThemePath: () => join(folder.replace(COMPILED, sep), 'theme'),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({ dirPath, locale: i18n.currentLocale, name }),
  };
}
