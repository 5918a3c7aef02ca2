interface SidebarItem {
  type: string;
  id?: string;
  link?: { type: string; id?: string };
  items?: readonly SidebarItem[];
}

/** Returns the index of each page in the sidebars, by id. A category's page precedes its items. */
export function sidebarOrder(sidebars: Record<string, readonly SidebarItem[]>): Map<string, number> {
  const order = new Map<string, number>();
  const add = (id: string | undefined) => {
    if (id !== undefined && !order.has(id)) order.set(id, order.size);
  };
  const visit = ({ type, id, link, items = [] }: SidebarItem) => {
    if (type === 'doc' || type === 'ref') add(id);
    if (link?.type === 'doc') add(link.id);
    items.forEach(visit);
  };
  Object.values(sidebars).flat().forEach(visit);
  return order;
}
