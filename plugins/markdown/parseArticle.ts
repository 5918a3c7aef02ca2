import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { MarkupNode } from '../shared/core/markdown/nodes';
import { parseWritten } from './parseWritten';

type Parsed = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

const SPAN = /<\/?span\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Minified HTML leaves out tags, as the standard allows. Builds that skip it say so. */
const isMinified = process.env['SKIP_HTML_MINIFICATION'] !== 'true';

/** The article of a built page. */
export function parseArticle(html: string): MarkupNode | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start < 0 || end < start) return undefined;
  const article = withoutMarks(html.slice(start, end));
  return isMinified ? toNode(parseFragment(article)) : parseWritten(article);
}

/** A part of a page, as the document has it. */
export function parsePart(html: string): MarkupNode {
  return toNode(parseFragment(html));
}

/** Colours of code are most elements of a page, and no Markdown: without them, parsing takes half the time. */
function withoutMarks(html: string): string {
  return html.replaceAll('<!-- -->', '').replace(/<pre\b.*?<\/pre>/gs, (code) => code.replace(SPAN, ''));
}

function toNode(node: Parsed): MarkupNode {
  const childNodes = 'childNodes' in node ? node.childNodes.map(toNode) : [];
  if (!('attrs' in node))
    return { nodeName: node.nodeName, nodeValue: 'value' in node ? node.value : null, childNodes };
  const { attrs, nodeName } = node;
  return {
    nodeName: nodeName.toUpperCase(),
    nodeValue: null,
    childNodes,
    getAttribute: (name) => attrs.find((attribute) => attribute.name === name)?.value ?? null,
  };
}
