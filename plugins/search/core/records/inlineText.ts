import type { RootContent } from 'mdast';

type Node = RootContent;

/** Elements separated from the adjacent text. */
const APART = new Set(['br', 'dd', 'div', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'p', 'summary', 'td', 'th']);

export const SILENT = new Set(['head', 'Head', 'script', 'style']);

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
      // Docusaurus also treats 12:30 and a:b as text.
      return node.children.length > 0 ? node.children.map(textOf).join('') : `:${node.name}`;
    default:
      return 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';
  }
}

export function htmlText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(\w+)(?:[^>"']|"[^"]*"|'[^']*')*>/g, (_tag, name: string) =>
      APART.has(name.toLowerCase()) ? ' ' : '',
    );
}

/** Only string literals in braces are text. */
function literalText(expression: string): string {
  const [, , text] = /^\s*(["'`])((?:(?!\1|\\|\$\{)[\s\S])*)\1\s*$/.exec(expression) ?? [];
  return text ?? '';
}
