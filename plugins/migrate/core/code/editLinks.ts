import type { Edit } from './edits';
import { type CodeNode, childrenOf, isNode, keyOf, textOf, type Visited } from './nodes';

/** Properties and attributes that hold the address of a page. */
const NAMES = new Set(['to', 'href', 'url', 'link', 'pathname']);

/** Functions whose first argument is the address of a page. */
const FUNCTIONS = new Set(['useBaseUrl', 'withBaseUrl']);

/** Puts new addresses of pages in place of old ones: `to: '/docs/old'`, `<Link to="/docs/old">`, `useBaseUrl('/docs/old')`. */
export function editLinks(
  text: string,
  nodes: readonly Visited[],
  linkFor: (address: string) => string | undefined,
): Edit[] {
  return nodes.flatMap(({ node }) => {
    const written = addressIn(node);
    const to = linkFor(textOf(written) ?? '');
    if (!written || to === undefined) return [];
    const quote = text[written.start] ?? '"';
    return [{ start: written.start, end: written.end, text: `${quote}${to}${quote}` }];
  });
}

function addressIn(node: CodeNode): CodeNode | undefined {
  const { type, name, value, callee, arguments: given } = node;
  if (type === 'JSXAttribute' && isNode(name) && NAMES.has(String(name.name))) {
    return isNode(value) && value.type === 'JSXExpressionContainer' ? asNode(value.expression) : asNode(value);
  }
  if (type === 'CallExpression' && isNode(callee) && FUNCTIONS.has(String(callee.name))) return childrenOf(given)[0];
  const key = keyOf(node);
  return key !== undefined && NAMES.has(key) ? asNode(value) : undefined;
}

function asNode(value: unknown): CodeNode | undefined {
  return isNode(value) ? value : undefined;
}
