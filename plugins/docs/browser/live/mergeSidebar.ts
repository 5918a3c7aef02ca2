import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { LivePage } from '../../../openapi';

/** Gives pages that were sent their labels, and lists their sections below them. `pages`: by permalink. */
export function mergeSidebar(items: PropSidebarItem[], pages: ReadonlyMap<string, LivePage>): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'html') return item;
    const page = item.href === undefined ? undefined : pages.get(item.href);
    if (item.type === 'link') return page ? { ...item, label: page.label } : item;
    const inner = mergeSidebar(item.items, pages);
    if (!page) return { ...item, items: inner };
    return { ...item, label: page.label, items: mergeSections(inner, item.href ?? '', page) };
  });
}

/** Entries of sections are links into the page; other entries are pages below it. */
function mergeSections(items: PropSidebarItem[], permalink: string, { sections }: LivePage): PropSidebarItem[] {
  const isSection = (item: PropSidebarItem) => item.type === 'link' && item.href.startsWith(`${permalink}#`);
  const sample = items.find(isSection);
  if (sample?.type !== 'link') return items;
  const listed = sections.filter(({ bare, level }) => !bare && level === 2);
  const links = listed.map(({ id, title }): PropSidebarItem => {
    const href = `${permalink}#${id}`;
    const before = items.find((item) => item.type === 'link' && item.href === href);
    return { ...sample, ...before, type: 'link', href, label: title };
  });
  return [...items.filter((item) => !isSection(item)), ...links];
}
