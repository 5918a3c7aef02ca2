import type { SidebarItemsGeneratorOption } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import { buildSidebar, type SidebarFrontMatter } from './core/sidebar';

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
