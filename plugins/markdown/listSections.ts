import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, LoadedPlugin } from '@docusaurus/types';
import { createEntryFinder, showsEntries } from '../navigation';
import type { Section } from './core/writeList';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** What docs, posts and pages have in common. */
export interface PageMetadata {
  title: string;
  permalink: string;
  description?: string;
}

interface BlogContent {
  blogTitle: string;
  blogPosts: Array<{ metadata: PageMetadata }>;
}

/** Before the entries of the navigation: the home page. */
const FIRST = -1;

/** A version of docs that have several. */
export interface ListedVersion {
  docs: LoadedContent;
  version: LoadedVersion;
}

export function listVersions(plugins: LoadedPlugin[]): ListedVersion[] {
  const several = docsOf(plugins).filter(({ loadedVersions }) => loadedVersions.length > 1);
  return several.flatMap((docs) => docs.loadedVersions.map((version) => ({ docs, version })));
}

/**
 * Pages in the order of the navigation: those of the last version of the docs with all others, or those of one version
 * alone. `listed`: what is known of a page's twin.
 */
export function listSections(
  plugins: LoadedPlugin[],
  context: LoadContext,
  listed: (page: PageMetadata) => Section['pages'],
  only?: ListedVersion,
): Section[] {
  const contentOf = (kind: string) => (only ? [] : contentsOf(plugins, kind));
  const docs = docsOf(plugins);
  const entryOf = showsEntries(context.siteConfig.themeConfig) ? createEntryFinder(docs, context) : () => undefined;
  const sections = new Map<string, Section & { order: number }>();
  const add = (page: PageMetadata, group: string) => {
    const entry = entryOf(page.permalink);
    const title = [entry?.title, group].filter((part) => part).join(' · ') || context.siteConfig.title;
    const section = sections.get(title) ?? { title, pages: [], order: entry?.order ?? FIRST };
    section.pages.push(...listed(page));
    sections.set(title, section);
  };

  const versions = only ? [only.version] : docs.flatMap(({ loadedVersions }) => loadedVersions.filter(isLast));
  for (const { docs: pages, sidebars } of versions) {
    const left = new Map(pages.map((page) => [page.id, page]));
    const take = (id: string, group: string) => {
      const page = left.get(id);
      left.delete(id);
      if (page) add(page, group);
    };
    const visit = (item: SidebarItem, group: string): void => {
      if (item.type === 'doc' || item.type === 'ref') take(item.id, group);
      if (item.type !== 'category') return;
      // A page may have parts of its own that are no pages.
      const own = group || (item.items.some(isPage) ? item.label : '');
      if (item.link?.type === 'doc') take(item.link.id, own);
      for (const inner of item.items) visit(inner, own);
    };
    for (const item of Object.values(sidebars).flat()) visit(item, '');
    for (const id of left.keys()) take(id, '');
  }
  for (const page of contentOf('pages') as PageMetadata[]) add(page, '');
  for (const { blogTitle, blogPosts } of contentOf('blog') as BlogContent[]) {
    const pages = blogPosts.flatMap(({ metadata }) => listed(metadata));
    sections.set(`blog ${blogTitle}`, { title: blogTitle, pages, order: Number.POSITIVE_INFINITY });
  }
  return [...sections.values()].filter(({ pages }) => pages.length > 0).sort((a, b) => a.order - b.order);
}

/** Without its folder, a plugin has no content. */
function contentsOf(plugins: LoadedPlugin[], kind: string): unknown[] {
  const found = plugins.filter(({ name }) => name === `docusaurus-plugin-content-${kind}`);
  return found.flatMap(({ content }) => content ?? []) as unknown[];
}

function docsOf(plugins: LoadedPlugin[]): LoadedContent[] {
  return contentsOf(plugins, 'docs') as LoadedContent[];
}

function isPage({ type }: SidebarItem): boolean {
  return type === 'doc' || type === 'ref' || type === 'category';
}

function isLast(version: LoadedVersion): boolean {
  return version.isLast;
}
