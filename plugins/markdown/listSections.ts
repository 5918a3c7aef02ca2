import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, LoadedPlugin } from '@docusaurus/types';
import { createEntryFinder } from '../navigation';
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

interface ThemeConfig {
  navbar?: { items?: Array<{ type?: string }> };
}

/** Before the entries of the navigation: the home page. */
const FIRST = -1;

/** Pages in the order of the navigation, without those of older versions. `listed`: what is known of a page's twin. */
export function listSections(
  plugins: LoadedPlugin[],
  context: LoadContext,
  listed: (page: PageMetadata) => Section['pages'],
): Section[] {
  /** Without its folder, a plugin has no content. */
  const contentOf = (kind: string) =>
    plugins.filter(({ name }) => name === `docusaurus-plugin-content-${kind}`).flatMap(({ content }) => content ?? []);
  const docs = contentOf('docs') as LoadedContent[];
  const { items = [] } = (context.siteConfig.themeConfig as ThemeConfig).navbar ?? {};
  const hasEntries = items.some(({ type }) => type === 'custom-navigation');
  const entryOf = hasEntries ? createEntryFinder(docs, context) : () => undefined;
  const sections = new Map<string, Section & { order: number }>();
  const add = (page: PageMetadata, group: string) => {
    const entry = entryOf(page.permalink);
    const title = [entry?.title, group].filter((part) => part).join(' · ') || context.siteConfig.title;
    const section = sections.get(title) ?? { title, pages: [], order: entry?.order ?? FIRST };
    section.pages.push(...listed(page));
    sections.set(title, section);
  };

  for (const { docs: pages, sidebars } of docs.flatMap(({ loadedVersions }) => loadedVersions.filter(isLast))) {
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

function isPage({ type }: SidebarItem): boolean {
  return type === 'doc' || type === 'ref' || type === 'category';
}

function isLast(version: LoadedVersion): boolean {
  return version.isLast;
}
