/** What a sidebar needs to know of a page. */
export interface SidebarDoc {
  id: string;
  title: string;
  /** Path of the source file below the docs folder. */
  source: string;
  frontMatter: SidebarFrontMatter;
}

export interface SidebarFrontMatter {
  slug?: string;
  order?: number;
  sidebar_label?: string;
  group?: { title: string; order?: number };
  /** What generated pages say of themselves. */
  api?: {
    kind: string;
    method?: string;
    deprecated?: boolean;
    /** Address of the page below which this one hangs. */
    parent?: string;
    sections: Array<{ id: string; title: string }>;
  };
}

export type SidebarEntry =
  | { type: 'doc'; id: string; label: string; className?: string }
  | { type: 'link'; href: string; label: string }
  | {
      type: 'category';
      key: string;
      label: string;
      collapsible: boolean;
      collapsed: boolean;
      className?: string;
      link?: { type: 'doc'; id: string };
      items: SidebarEntry[];
    };

interface Group {
  title: string | undefined;
  order: number;
  docs: SidebarDoc[];
}

const LAST = Number.POSITIVE_INFINITY;

/**
 * Pages in groups, the ungrouped first; groups and pages by order, then depth, then path, then title. Pages that hang
 * below another one, and the calls on a page, fold under it.
 */
export function buildSidebar(docs: SidebarDoc[]): SidebarEntry[] {
  const children = new Map<string, SidebarDoc[]>();
  const roots: SidebarDoc[] = [];
  const paths = new Set(docs.map(pathOf));
  for (const doc of docs) {
    const { kind, parent } = doc.frontMatter.api ?? {};
    if (kind === 'types') continue;
    if (parent !== undefined && paths.has(parent)) children.set(parent, [...(children.get(parent) ?? []), doc]);
    else roots.push(doc);
  }
  return groupDocs(roots).flatMap(({ title, docs: members }): SidebarEntry[] => {
    const items = members.map((doc) => toEntry(doc, children));
    if (title === undefined) return items;
    return [
      {
        type: 'category',
        key: `group-${title}`,
        label: title,
        collapsible: false,
        collapsed: false,
        className: 'sidebar-group',
        items,
      },
    ];
  });
}

function groupDocs(docs: SidebarDoc[]): Group[] {
  const groups = new Map<string | undefined, Group>();
  for (const doc of [...docs].sort(compareDocs)) {
    const { title, order } = doc.frontMatter.group ?? {};
    const group = groups.get(title) ?? { title, order: LAST, docs: [] };
    group.order = Math.min(group.order, order ?? LAST);
    group.docs.push(doc);
    groups.set(title, group);
  }
  return [...groups.values()].sort(
    (a, b) => Number(a.title !== undefined) - Number(b.title !== undefined) || compareOrder(a.order, b.order),
  );
}

function toEntry(doc: SidebarDoc, children: Map<string, SidebarDoc[]>): SidebarEntry {
  const { frontMatter, id, title } = doc;
  const label = frontMatter.sidebar_label ?? title;
  const path = pathOf(doc);
  const sections = frontMatter.api?.kind === 'tag' ? frontMatter.api.sections : [];
  const items: SidebarEntry[] = [
    ...(children.get(path) ?? []).map((child) => toEntry(child, children)),
    ...(sections.length > 1
      ? sections.map(
          (section): SidebarEntry => ({ type: 'link', href: `/${path}#${section.id}`, label: section.title }),
        )
      : []),
  ];
  const { method, deprecated } = frontMatter.api ?? {};
  const className = [method && `sidebar-method sidebar-${method.toLowerCase()}`, deprecated && 'sidebar-deprecated']
    .filter(Boolean)
    .join(' ');
  if (items.length === 0) return { type: 'doc', id, label, ...(className ? { className } : {}) };
  return {
    type: 'category',
    key: `page-${id}`,
    label,
    collapsible: true,
    collapsed: true,
    link: { type: 'doc', id },
    items,
  };
}

function compareDocs(a: SidebarDoc, b: SidebarDoc): number {
  return (
    compareOrder(a.frontMatter.order ?? LAST, b.frontMatter.order ?? LAST) ||
    depthOf(a) - depthOf(b) ||
    a.source.localeCompare(b.source) ||
    a.title.localeCompare(b.title)
  );
}

/** Infinity minus infinity is not a number; this is. */
function compareOrder(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function pathOf({ frontMatter, source }: SidebarDoc): string {
  return (frontMatter.slug ?? source.replace(/(\/?index)?(\.gen)?\.mdx?$/, '')).replace(/^\/+|\/+$/g, '');
}

function depthOf(doc: SidebarDoc): number {
  return pathOf(doc).split('/').length;
}
