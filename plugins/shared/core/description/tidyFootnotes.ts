import type { Nodes, Paragraph, PhrasingContent } from 'mdast';

function label(node: { identifier: string; label?: string | null }): string {
  return `[${node.label ?? node.identifier}]`;
}

/** Footnotes need ids, but several descriptions share a page: they become plain labels and paragraphs. */
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
