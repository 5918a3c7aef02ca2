import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { drawDiagram } from '../core/diagrams/drawDiagram';
import { type Block, isDiagram, readDiagram } from '../core/diagrams/readDiagram';

/** Replaces code blocks of diagrams by pictures. `isChecked`: whether the page check tells what is wrong with one. */
export function drawDiagrams(isChecked = true) {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, 'code', (node: Code, index, parent) => {
      const block = toBlock(node);
      if (!isDiagram(block) || index === undefined || !parent) return;
      count += 1;
      const { diagram, faults } = readDiagram(block);
      if (faults[0] && !isChecked) throw new Error(faults[0].message);
      const { tagName, properties, children } = drawDiagram(diagram, `diagram-${count}`);
      const data = { hName: tagName, hProperties: properties, hChildren: children };
      parent.children[index] = { type: 'blockquote', children: [], data };
    });
  };
}

function toBlock({ lang, meta, value, position }: Code): Block {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { lang: lang ?? '', meta: meta ?? '', value, line, column };
}
