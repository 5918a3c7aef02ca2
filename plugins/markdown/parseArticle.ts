import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { MarkupNode } from '../shared/core/markdown/nodes';

type Parsed = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

/** The article of a built page; minified HTML leaves out tags, as the standard allows. */
export function parseArticle(html: string): MarkupNode | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start < 0 || end < start ? undefined : toNode(parseFragment(html.slice(start, end)));
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
