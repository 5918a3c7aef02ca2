import { basename, join } from 'node:path';
import type { SidebarItemsGeneratorOption } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import type { LoadContext } from '@docusaurus/types';
import { arrangePages, flattenEntries } from './core/entries';
import { buildSidebar, type SidebarDoc, toItem } from './core/sidebar';
import { readSettings } from './options';

/**
 * Makes the function for `sidebarItemsGenerator` of the docs plugin, which builds a sidebar from the front matter of its
 * pages. `dirName` names an entry of the navigation; `.` means all pages.
 */
export function createSidebarGenerator({ i18n, siteConfig }: LoadContext): SidebarItemsGeneratorOption {
  const { levels } = readSettings(siteConfig.themeConfig);
  const collator = new Intl.Collator(i18n.currentLocale);
  return ({ item, docs }) => {
    const pages = docs.map(
      ({ id, title, source, sourceDirName, frontMatter }): SidebarDoc => ({
        id,
        title,
        source: join(sourceDirName, basename(source)),
        frontMatter,
      }),
    );
    if (item.dirName === '.') return buildSidebar(pages, collator);
    const listed = pages.filter(({ frontMatter }) => frontMatter.unlisted !== true).map(toItem);
    const entry = flattenEntries(arrangePages(listed, levels).entries).find(({ key }) => key === item.dirName);
    const members = new Set<unknown>(entry?.pages);
    return buildSidebar(
      listed.filter((page) => members.has(page)).map(({ doc }) => doc),
      collator,
    );
  };
}
