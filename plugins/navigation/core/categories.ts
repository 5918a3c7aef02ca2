interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  link?: { type: string; id?: string };
  items?: readonly SidebarItem[];
}

/**
 * Returns the label of the outermost category of each page in a sidebar, by id; `undefined` for a page outside of them. A page
 * in several sidebars has that of the first.
 */
export function categoriesOf(sidebars: Record<string, readonly SidebarItem[]>): Map<string, string | undefined> {
  const labels = new Map<string, string | undefined>();
  const add = (id: string | undefined, label: string | undefined) => {
    if (id !== undefined && !labels.has(id)) labels.set(id, label);
  };
  const visit = ({ type, id, link, items = [] }: SidebarItem, label: string | undefined) => {
    if (type === 'doc' || type === 'ref') add(id, label);
    if (link?.type === 'doc') add(link.id, label);
    for (const item of items) visit(item, label);
  };
  // The calls on a page are in a category, too: it is that page.
  const isOfPages = ({ items = [] }: SidebarItem) => items.some(({ type }) => type !== 'link');
  for (const item of Object.values(sidebars).flat()) {
    visit(item, item.type === 'category' && isOfPages(item) ? item.label : undefined);
  }
  return labels;
}
