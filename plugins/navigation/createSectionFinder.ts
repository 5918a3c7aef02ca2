import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { isArranged, isWritten } from './core/arranged';
import { categoriesOf } from './core/categories';
import { createEntryFinder, type Entry } from './createEntryFinder';
import { readSettings } from './options';

/** After the entries of the navigation. */
const AFTER_ENTRIES = 1000;

/**
 * Creates the function that returns the part of the site in which readers see a page: its entry of the navigation, or, where
 * Docusaurus arranges the pages, its outermost category of the sidebar, as that is translated. Without a category, a page of
 * an API belongs to the API, and a written one is a part by itself.
 */
export function createSectionFinder(
  contents: LoadedContent[],
  context: Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteConfig'>,
): (permalink: string) => Entry | undefined {
  const entryOf = createEntryFinder(contents, context);
  if (readSettings(context.siteConfig.themeConfig).items) return entryOf;
  const sections = new Map<string, Entry>();
  const orders = new Map<string, number>();
  for (const version of contents.flatMap(({ loadedVersions }) => loadedVersions)) {
    if (isArranged(version.docs) || version.docs.some(hasEntry)) continue;
    const pages = new Map(version.docs.map((page) => [page.id, page]));
    const api = version.docs.find(isOverview)?.title;
    for (const [id, category] of categoriesOf(version.sidebars)) {
      const page = pages.get(id);
      if (!page) continue;
      const { frontMatter, permalink } = page;
      const own = isWritten(page) ? (frontMatter.sidebar_label ?? page.title) : (api ?? entryOf(permalink)?.title);
      const title = category ?? own;
      if (title === undefined) continue;
      const order = orders.get(title) ?? AFTER_ENTRIES + orders.size;
      orders.set(title, order);
      sections.set(permalink, { title, order });
    }
  }
  return (permalink) => sections.get(permalink) ?? entryOf(permalink);
}

/** A document may place its tags, too. */
function hasEntry({ frontMatter }: DocMetadata): boolean {
  return frontMatter.nav !== undefined;
}

function isOverview({ frontMatter }: DocMetadata): boolean {
  return (frontMatter.api as { kind?: string } | undefined)?.kind === 'overview';
}
