import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { LivePage } from '../../../openapi';

type Link = Extract<PropSidebarItem, { type: 'link' }>;

/** Gives pages that were sent their labels, and lists their calls below them. `pages`: by permalink. */
export function mergeSidebar(items: PropSidebarItem[], pages: ReadonlyMap<string, LivePage>): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'html') return item;
    const inner = item.type === 'category' ? mergeSidebar(item.items, pages) : [];
    const page = item.href === undefined ? undefined : pages.get(item.href);
    if (!page) return item.type === 'category' ? { ...item, items: inner } : item;
    const { label } = page;
    const listed = page.kind === 'tag' ? mergeCalls(inner, item.href ?? '', page) : inner;
    if (item.type === 'category') return { ...item, label, items: listed };
    if (listed.length < 2) return { ...item, label };
    const { href, className } = item;
    const items = listed;
    return {
      type: 'category',
      href,
      label,
      items,
      collapsible: true,
      collapsed: true,
      ...(className && { className }),
    };
  });
}

/** Calls are links into the page, without the base URL; other entries are pages below it. */
function mergeCalls(items: PropSidebarItem[], permalink: string, { sections }: LivePage): PropSidebarItem[] {
  const isCall = (item: PropSidebarItem): item is Link => {
    const [path = '', id] = item.type === 'link' ? item.href.split('#') : [];
    return id !== undefined && decodeURI(permalink).endsWith(decodeURI(path));
  };
  const known = items.filter(isCall);
  const [path = permalink] = known[0]?.href.split('#') ?? [];
  const calls = sections
    .filter(({ bare, level }) => !bare && level === 2)
    .map(({ id, title }): Link => {
      const href = `${path}#${encodeURI(id)}`;
      return { ...known.find((item) => item.href === href), type: 'link', href, label: title };
    });
  return [...items.filter((item) => !isCall(item)), ...calls];
}
