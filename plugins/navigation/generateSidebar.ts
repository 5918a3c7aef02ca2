import { basename, join } from 'node:path';
import type { SidebarItemsGeneratorOption } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import type { LoadContext } from '@docusaurus/types';
import { isArranged, isWritten } from './core/arranged';
import { arrangePages, flattenEntries } from './core/entries';
import { buildSidebar, type SidebarDoc, type SidebarEntry, toItem } from './core/sidebar';
import { readSettings } from './options';

/**
 * `dirName` is an entry of the navigation, or `.` for all pages. Docusaurus arranges other folders, and pages without
 * our front matter. `baseOf`: the address of a version of the docs, without outer slashes.
 */
export function createSidebarGenerator(
  { i18n, siteConfig }: LoadContext,
  baseOf: (version: string) => string,
): SidebarItemsGeneratorOption {
  const { levels } = readSettings(siteConfig.themeConfig);
  const collator = new Intl.Collator(i18n.currentLocale);
  return async ({ defaultSidebarItemsGenerator, ...folder }) => {
    const docsBase = baseOf(folder.version.versionName);
    const stripNumber = (name: string) => folder.numberPrefixParser(name).filename;
    const build = (found: SidebarDoc[]) => buildSidebar(found, collator, docsBase, stripNumber);
    const pages = folder.docs.map(toSidebarDoc);
    const { dirName } = folder.item;
    if (dirName === '.') {
      const written = folder.docs.filter(isWritten);
      if (isArranged(written) || written.length === 0) return build(pages);
      const api = pages.filter((page) => !isWritten(page));
      const others = await defaultSidebarItemsGenerator({ ...folder, docs: written });
      return [
        ...others,
        ...foldApi(
          build(api),
          api.find(({ frontMatter }) => frontMatter.api?.kind === 'overview'),
        ),
      ];
    }
    const listed = pages
      .filter(({ frontMatter }) => frontMatter.unlisted !== true)
      .map((doc) => toItem(doc, stripNumber));
    const entry = flattenEntries(arrangePages(listed, levels).entries).find(({ key }) => key === dirName);
    if (!entry) return defaultSidebarItemsGenerator(folder);
    const members = new Set<unknown>(entry.pages);
    return build(listed.filter((page) => members.has(page)).map(({ doc }) => doc));
  };
}

function foldApi(entries: SidebarEntry[], overview: SidebarDoc | undefined): SidebarEntry[] {
  if (!overview) return entries;
  const items = entries.filter((entry) => !('id' in entry && entry.id === overview.id));
  const { id, title: label } = overview;
  const link = { type: 'doc' as const, id };
  return [{ type: 'category', key: `page-${id}`, label, collapsible: true, collapsed: true, link, items }];
}

function toSidebarDoc({
  id,
  title,
  source,
  sourceDirName,
  frontMatter,
}: Parameters<SidebarItemsGeneratorOption>[0]['docs'][number]): SidebarDoc {
  return { id, title, source: join(sourceDirName, basename(source)), frontMatter };
}
