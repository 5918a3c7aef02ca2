import type { Element, Nodes } from 'hast';

const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  th: 'rowheader',
  td: 'cell',
};

/**
 * Gives the cells of tables the names of their columns, for phones, where rows are shown as blocks. Some browsers forget
 * that such a table is one, unless roles say it.
 */
export function labelCells(tree: Nodes): void {
  if (!('children' in tree)) return;
  if (tree.type === 'element' && tree.tagName === 'table') labelTable(tree);
  else for (const child of tree.children) labelCells(child);
}

function labelTable(table: Element): void {
  const rows = findAll(table, 'tr');
  const [first, ...others] = rows;
  const names = first ? elementsOf(first).filter(({ tagName }) => tagName === 'th') : [];
  const isPlain = rows.every((row) => elementsOf(row).every(({ properties }) => !spans(properties)));
  // Without a name for each column, or with cells across several, no name is right.
  if (!first || !isPlain || names.length === 0 || names.length !== elementsOf(first).length) return;
  const labels = names.map((name) => textOf(name).trim());
  for (const row of others) {
    for (const [index, cell] of elementsOf(row).entries()) if (labels[index]) cell.properties.dataLabel = labels[index];
  }
  for (const [tagName, role] of Object.entries(ROLES)) {
    for (const element of findAll(table, tagName)) element.properties.role = role;
  }
  for (const name of names) name.properties.role = 'columnheader';
}

function spans({ colSpan = 1, rowSpan = 1 }: Element['properties']): boolean {
  return Number(colSpan) > 1 || Number(rowSpan) > 1;
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Without those of inner tables. */
function findAll(parent: Element, tagName: string): Element[] {
  const own = parent.tagName === tagName ? [parent] : [];
  return [...own, ...elementsOf(parent).flatMap((child) => (child.tagName === 'table' ? [] : findAll(child, tagName)))];
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
