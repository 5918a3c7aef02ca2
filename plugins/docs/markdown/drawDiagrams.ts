import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { drawDiagram } from '../core/diagrams/drawDiagram';
import { type Block, isDiagram, readDiagram } from '../core/diagrams/readDiagram';

/** Replaces code blocks of diagrams by pictures. What is wrong with one is a problem of the page check. */
export function drawDiagrams() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, 'code', (node: Code, index, parent) => {
      const block = toBlock(node);
      if (!isDiagram(block) || index === undefined || !parent) return;
      count += 1;
      const { tagName, properties, children } = drawDiagram(readDiagram(block).diagram, `diagram-${count}`);
      const data = { hName: tagName, hProperties: properties, hChildren: children };
      parent.children[index] = { type: 'blockquote', children: [], data };
    });
  };
}

function toBlock({ lang, meta, value, position }: Code): Block {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { lang: lang ?? '', meta: meta ?? '', value, line, column };
}
