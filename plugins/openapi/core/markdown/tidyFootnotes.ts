import type { Nodes, Paragraph, PhrasingContent } from 'mdast';

function label(node: { identifier: string; label?: string | null }): string {
  return `[${node.label ?? node.identifier}]`;
}

/**
 * Footnotes need ids, which descriptions may not bring into a page: several of them share it. The reference becomes
 * its label, the definition a paragraph that starts with it.
 */
export function tidyFootnotes(tree: Nodes): void {
  if (!('children' in tree)) return;
  tree.children.forEach((child, index) => {
    tidyFootnotes(child);
    if (child.type === 'footnoteReference') {
      const text: PhrasingContent = { type: 'text', value: label(child) };
      (tree.children as Nodes[])[index] = text;
    } else if (child.type === 'footnoteDefinition') {
      const first = child.children[0];
      const mark: PhrasingContent = { type: 'text', value: `${label(child)} ` };
      if (first?.type === 'paragraph') first.children.unshift(mark);
      const lead: Paragraph[] = first?.type === 'paragraph' ? [] : [{ type: 'paragraph', children: [mark] }];
      (tree.children as Nodes[])[index] = { type: 'blockquote', children: [...lead, ...child.children] };
    }
  });
}
