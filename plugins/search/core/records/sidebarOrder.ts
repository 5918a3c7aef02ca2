/** The part of a sidebar's item that is needed. */
interface SidebarItem {
  type: string;
  id?: string;
  link?: { type: string; id?: string };
  items?: readonly SidebarItem[];
}

/** The place of each page, by its id, in the sidebars from top to bottom. The page of a category stands before the others. */
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
