import { basename, join } from 'node:path';
import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { arrangePages } from './core/entries';
import { withoutBase } from './core/segments';
import { toItem } from './core/sidebar';
import { applyConfig, buildTopNavigation, type NavItem } from './core/topNavigation';
import type { NavigationThemeConfig } from './options';

type SidebarItem = LoadedVersion['sidebars'][string][number];

export function topNavigationOf(
  contents: LoadedContent[],
  { baseUrl, i18n }: Pick<LoadContext, 'baseUrl' | 'i18n'>,
  settings: NavigationThemeConfig,
): NavItem[] {
  const { currentLocale, defaultLocale } = i18n;
  const collator = new Intl.Collator(currentLocale);
  const items = contents.flatMap(({ loadedVersions }) => {
    const version = loadedVersions.find(({ isLast }) => isLast);
    if (!version) return [];
    const permalinks = new Map(version.docs.map(({ id, permalink }) => [id, withoutBase(permalink, baseUrl)]));
    const pages = version.docs.filter(({ unlisted }) => !unlisted).map(toPage);
    return buildTopNavigation(arrangePages(pages, settings.levels).entries, {
      collator,
      root: withoutBase(version.path, baseUrl),
      linkOf({ key, pages: [first] }) {
        const sidebar = Object.hasOwn(version.sidebars, key) ? version.sidebars[key] : undefined;
        const id = firstPage(sidebar ?? []) ?? pages.find((page) => page === first)?.doc.id;
        return id === undefined ? undefined : permalinks.get(id);
      },
    });
  });
  const { items: configured, mode } = settings;
  const config = configured && { mode, items: configured };
  return applyConfig(items, config, { current: currentLocale, fallback: defaultLocale });
}

function toPage({ id, title, slug, source, sourceDirName, frontMatter }: DocMetadata) {
  return toItem({ id, title, source: join(sourceDirName, basename(source)), frontMatter: { ...frontMatter, slug } });
}

function firstPage(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'doc') return item.id;
    if (item.type !== 'category') continue;
    const id = item.link?.type === 'doc' ? item.link.id : firstPage(item.items);
    if (id !== undefined) return id;
  }
  return undefined;
}
