import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import { trimSlashes } from './core/segments';
import type { SidebarFrontMatter } from './core/sidebar';

/** Gives pages of inner fields, which no sidebar lists, their owner's sidebar, and a link back to it. */
export function placeInnerPages(content: LoadedContent): LoadedContent {
  const loadedVersions = content.loadedVersions.map((version) => {
    const pages = new Map(version.docs.map((doc) => [trimSlashes(doc.slug), doc]));
    return { ...version, docs: version.docs.map((doc) => placePage(doc, pages)) };
  });
  return { ...content, loadedVersions };
}

function placePage(doc: DocMetadata, pages: Map<string, DocMetadata>): DocMetadata {
  const { api } = doc.frontMatter as SidebarFrontMatter;
  const owner = api?.kind === 'types' && api.parent !== undefined ? pages.get(trimSlashes(api.parent)) : undefined;
  if (!owner) return doc;
  const { frontMatter, permalink, sidebar, title } = owner;
  return { ...doc, sidebar, previous: { title: frontMatter.sidebar_label ?? title, permalink } };
}
