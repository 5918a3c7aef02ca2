import type { Nodes, Paragraph, PhrasingContent } from 'mdast';

function label(node: { identifier: string; label?: string | null }): string {
  return `[${node.label ?? node.identifier}]`;
}

/**
 * Replaces footnotes, which would need ids: several descriptions share a page. A reference becomes its label, a
 * definition a paragraph that starts with it.
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
