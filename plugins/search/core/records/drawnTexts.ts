import type { ElementContent } from 'hast';

const BLOCKS = new Set(['dd', 'dt', 'figcaption', 'li', 'p', 'pre', 'td', 'th']);

/** What was drawn in place of a node says, block by block; pictures say it in words beside them. */
export function drawnTexts(nodes: readonly ElementContent[] = []): string[] {
  return nodes
    .map(textOf)
    .join('')
    .split('\n')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (node.type !== 'element' || node.tagName === 'svg') return '';
  const text = node.children.map(textOf).join('');
  return BLOCKS.has(node.tagName) ? `\n${text}\n` : text;
}
