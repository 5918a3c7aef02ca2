import type { RootContent } from 'mdast';

type Node = RootContent;

/** Elements whose text stands apart from what is beside it. */
const APART = new Set(['br', 'dd', 'div', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'p', 'summary', 'td', 'th']);

/** Elements that hold no text for readers. */
export const SILENT = new Set(['head', 'Head', 'script', 'style']);

/** The text of nodes that stand in a line, as a reader sees it; white space is collapsed. */
export function inlineText(nodes: readonly Node[]): string {
  return nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'html':
      return htmlText(node.value);
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return literalText(node.value);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      if (SILENT.has(node.name ?? '')) return '';
      const text = node.children.map(textOf).join('');
      return APART.has(node.name ?? '') ? ` ${text} ` : text;
    }
    case 'textDirective':
      // A time like 12:30 or a ratio like a:b is text to Docusaurus as well.
      return node.children.length > 0 ? node.children.map(textOf).join('') : `:${node.name}`;
    default:
      return 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';
  }
}

/** The text in HTML as it is written in Markdown, where its tags are pieces of their own, or a whole block. */
export function htmlText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(\w+)(?:[^>"']|"[^"]*"|'[^']*')*>/g, (_tag, name: string) =>
      APART.has(name.toLowerCase()) ? ' ' : '',
    );
}

/** `{'text'}` and `` {`text`} `` are text; what else stands in braces is code. */
function literalText(expression: string): string {
  const [, , text] = /^\s*(["'`])((?:(?!\1|\\|\$\{)[\s\S])*)\1\s*$/.exec(expression) ?? [];
  return text ?? '';
}
