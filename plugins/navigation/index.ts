import { join } from 'node:path';
import type { SidebarItemsGeneratorOption } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSidebar, type SidebarFrontMatter } from './core/sidebar';

/** Sidebars in little HTML. */
export default function navigation({ i18n }: LoadContext): Plugin {
  return {
    name: 'navigation',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(__dirname, 'theme/sidebar.css')],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: join(__dirname, 'locales'),
        locale: i18n.currentLocale,
        name: 'navigation',
      }),
  };
}

/** Makes a sidebar from the front matter of its pages: for `sidebarItemsGenerator` of the docs plugin. */
export const generateSidebar: SidebarItemsGeneratorOption = ({ item, docs }) => {
  const folder = item.dirName === '.' ? '' : `${item.dirName}/`;
  const pages = docs
    .filter(({ sourceDirName }) => folder === '' || `${sourceDirName}/`.startsWith(folder))
    .map(({ id, title, source, frontMatter }) => ({
      id,
      title,
      source: source.replace(/^@site\/(.*?)docs\//, ''),
      frontMatter: frontMatter as SidebarFrontMatter,
    }));
  return buildSidebar(pages);
};
