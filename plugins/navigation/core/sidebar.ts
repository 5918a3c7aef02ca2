import { joinPath } from '../../shared/siteLink';
import { compareSource } from './entries';
import { type Ordered, sortOrdered } from './order';
import { isIndexFile, pagePath, type StripNumber } from './pagePath';
import { type Collator, type NavPage, readMeta } from './types';

export interface SidebarDoc {
  id: string;
  title: string;
  source: string;
  frontMatter: SidebarFrontMatter;
}

export interface SidebarFrontMatter extends Record<string, unknown> {
  id?: string;
  slug?: string;
  order?: number;
  sidebar_label?: string;
  group?: string | { title: string; order?: number };
  api?: CallMark & {
    kind: string;
    parent?: string;
    sections: SidebarSection[];
  };
}

interface CallMark {
  method?: string;
  deprecated?: boolean;
}

interface SidebarSection extends CallMark {
  id: string;
  title: string;
}

export type SidebarEntry =
  | { type: 'doc'; id: string; label: string; className?: string }
  | { type: 'link'; href: string; label: string; className?: string }
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

interface Item extends NavPage, Ordered {
  doc: SidebarDoc;
}

/** Ungrouped pages come first. Child pages, and the calls on a page, fold under it. `docsBase` has no outer slashes. */
export function buildSidebar(
  docs: SidebarDoc[],
  collator: Collator = new Intl.Collator('en'),
  docsBase = '',
  stripNumber?: StripNumber,
): SidebarEntry[] {
  const sectionLink = (path: string, section: SidebarSection): SidebarEntry => {
    const { id, title: label } = section;
    // Docusaurus refuses other letters beside a fragment.
    return { type: 'link', href: encodeURI(`/${joinPath(docsBase, path)}#${id}`), label, ...markCall(section) };
  };
  const children = new Map<string, Item[]>();
  const roots: Item[] = [];
  const items = sortOrdered(
    docs.map((doc) => toItem(doc, stripNumber)),
    collator,
  );
  const paths = new Set(items.map(({ path }) => path));
  for (const item of items) {
    const { kind, parent } = item.doc.frontMatter.api ?? {};
    if (kind === 'types') continue;
    if (parent !== undefined && paths.has(parent)) children.set(parent, [...(children.get(parent) ?? []), item]);
    else roots.push(item);
  }
  const entryOf = (item: Item) => toEntry(item, children, sectionLink);
  const grouped = roots.filter(({ meta }) => meta.group?.title);
  return [
    ...roots.filter(({ meta }) => !meta.group?.title).map(entryOf),
    ...groupItems(grouped, collator).map(
      ({ title, members }): SidebarEntry => ({
        type: 'category',
        key: `group-${title}`,
        label: title,
        collapsible: false,
        collapsed: false,
        className: 'sidebar-group',
        items: members.map(entryOf),
      }),
    ),
  ];
}

export function toItem(doc: SidebarDoc, stripNumber?: StripNumber): Item {
  const { source, frontMatter, title } = doc;
  const { id, slug, sidebar_label: label } = frontMatter;
  const meta = readMeta(frontMatter);
  const path = pagePath({ source, slug, id }, stripNumber);
  return { doc, path, isIndex: isIndexFile(source, stripNumber), title: label ?? title, meta, order: meta.order };
}

interface Group extends Ordered {
  members: Item[];
}

/** A group has the order and depth of its shallowest page. */
function groupItems(items: Item[], collator: Collator): Group[] {
  const groups = new Map<string, Group>();
  for (const { meta, path } of [...items].sort(compareSource)) {
    const { title = '', order } = meta.group ?? {};
    const group = groups.get(title) ?? { title, path, order, members: [] };
    group.order ??= order;
    groups.set(title, group);
  }
  for (const item of items) groups.get(item.meta.group?.title ?? '')?.members.push(item);
  return sortOrdered([...groups.values()], collator);
}

function toEntry(
  { doc, path, title: label }: Item,
  children: Map<string, Item[]>,
  sectionLink: (path: string, section: SidebarSection) => SidebarEntry,
): SidebarEntry {
  const { frontMatter, id } = doc;
  const sections = frontMatter.api?.kind === 'tag' ? frontMatter.api.sections : [];
  const items: SidebarEntry[] = [
    ...(children.get(path) ?? []).map((child) => toEntry(child, children, sectionLink)),
    ...(sections.length > 1 ? sections.map((section) => sectionLink(path, section)) : []),
  ];
  const mark = markCall(frontMatter.api);
  if (items.length === 0) return { type: 'doc', id, label, ...mark };
  return {
    type: 'category',
    key: `page-${id}`,
    label,
    collapsible: true,
    collapsed: true,
    ...mark,
    link: { type: 'doc', id },
    items,
  };
}

function markCall({ method, deprecated }: CallMark = {}): { className?: string } {
  const className = [method && `sidebar-method sidebar-${method.toLowerCase()}`, deprecated && 'sidebar-deprecated']
    .filter(Boolean)
    .join(' ');
  return className ? { className } : {};
}
