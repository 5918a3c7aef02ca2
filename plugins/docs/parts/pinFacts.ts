import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { ApiSource } from '../../openapi';
import { type Attributes, attributesOf, isElement } from '../../shared/mdx/element';
import { findFact, withoutBraces } from '../core/apiParts';
import { noteFact } from './readMark';

/** Replaces `<Call id="…" />` and the like by what the document says: pages need no code for them. */
export function pinFacts(api: ApiSource | undefined, docsBase: string) {
  return () => (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!api || !isElement(node)) return undefined;
      const { name } = node;
      const attributes = withoutBraces(attributesOf(node));
      const shown = showFact(api, docsBase, name, attributes);
      if (!shown) return undefined;
      noteFact(api, JSON.stringify([name, attributes]), () => describe(api, docsBase, name, attributes));
      const isAlone = node.type === 'mdxJsxFlowElement';
      const placed: Paragraph | PhrasingContent = isAlone ? { type: 'paragraph', children: [shown] } : shown;
      parent?.children.splice(index ?? 0, 1, placed);
      return [SKIP, (index ?? 0) + 1];
    });
  };
}

/** What is wrong with a fact is a text, too: it has changed. */
function describe(...fact: Parameters<typeof showFact>): string {
  try {
    return JSON.stringify(showFact(...fact)) ?? '';
  } catch (error) {
    return String(error);
  }
}

/** Titles are in the language of the page. `undefined`: no fact. */
function showFact(
  api: ApiSource,
  docsBase: string,
  name: string | null,
  attributes: Attributes,
): PhrasingContent | undefined {
  const { model, parts, pages } = api.current();
  const found = model && findFact(model, name, attributes);
  if (!found) return undefined;
  if ('message' in found) throw new Error(`<${name}>: ${found.message} ${found.hint ?? ''}`.trim());
  const { isCode, anchor } = found;
  const title = attributes.show === 'title' ? parts?.call(attributes.id ?? '')?.title : undefined;
  const text = title ?? found.text;
  const label: PhrasingContent = isCode ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
  const page = anchor && pages.find(({ ids }) => ids.includes(anchor));
  const url = page && `/${[docsBase, page.path].filter((part) => part !== '').join('/')}#${anchor}`;
  return url ? { type: 'link', url, children: [label] } : label;
}
