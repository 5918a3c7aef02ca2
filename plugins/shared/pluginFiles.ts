import { join, sep } from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin, SwizzleConfig } from '@docusaurus/types';

const COMPILED = `${sep}lib${sep}node${sep}`;

/** Returns a file that pages load: beside the Node files in the sources, in a separate folder in the package. */
export function pageFile(folder: string, path: string): string {
  return join(folder.replace(COMPILED, COMPILED.replace('node', 'pages')), path);
}

/** Returns a module that modules of the package import: as ES modules, they name files in full. */
export function pageModule(folder: string, path: string): string {
  return folder.includes(COMPILED) ? `${pageFile(folder, path)}.js` : pageFile(folder, path);
}

/** Styles that several plugins need. Each of them adds these; a page loads them once. */
export const SHARED_STYLES = ['css/tokens.css', 'css/code.css'].map((path) => pageFile(__dirname, path));

/** What links of our own need with the hash router. Each plugin with such links adds these. */
export function linkModules({ siteConfig }: LoadContext): string[] {
  return siteConfig.future.experimental_router === 'hash' ? [pageFile(__dirname, 'browser/hashLinks')] : [];
}

/** The theme of the plugin in `folder`, compiled and as source for swizzling, and its translations. */
export function themeOf(
  folder: string,
  name: string,
  { i18n }: LoadContext,
): Pick<Plugin, 'getThemePath' | 'getTypeScriptThemePath' | 'getDefaultCodeTranslationMessages'> {
  const dirPath = join(folder, 'locales');
  return {
    getThemePath: () => pageFile(folder, 'theme'),
    getTypeScriptThemePath: () => join(folder.replace(COMPILED, COMPILED.replace('node', 'sources')), 'theme'),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({ dirPath, locale: i18n.currentLocale, name }),
  };
}

type Descriptions = Record<string, string>;

/** For `docusaurus swizzle`. Only components with few, stable props are safe to copy. All others are internal. */
export function swizzleConfig({ wrap = {}, copy = {} }: { wrap?: Descriptions; copy?: Descriptions }): SwizzleConfig {
  const components = [
    ...Object.entries(wrap).map(([name, description]) => [name, describe(description, 'unsafe')] as const),
    ...Object.entries(copy).map(([name, description]) => [name, describe(description, 'safe')] as const),
  ];
  return { components: Object.fromEntries(components) };
}

function describe(description: string, eject: 'safe' | 'unsafe'): SwizzleConfig['components'][string] {
  return { actions: { wrap: 'safe', eject }, description };
}
