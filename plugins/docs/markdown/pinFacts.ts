import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { ApiState } from '../../openapi';
import { attributesOf, isElement } from '../../shared/mdx/element';
import { findFact, withoutBraces } from '../core/apiParts';

/** `parts` have titles in the language of the page. */
export type PinSource = () => Pick<ApiState, 'parts' | 'model'> & {
  pages: ReadonlyArray<{ path: string; ids: string[] }>;
};

/** Replaces `<Call id="…" />` and the like by what the document says: pages need no code for them. */
export function pinFacts(source: PinSource | undefined, docsBase: string) {
  return () => (tree: Root) => {
    const { model, parts, pages = [] } = source?.() ?? {};
    if (!model) return;
    visit(tree, (node, index, parent) => {
      if (!isElement(node)) return undefined;
      const attributes = withoutBraces(attributesOf(node));
      const found = findFact(model, node.name, attributes);
      if (!found) return undefined;
      if ('message' in found) throw new Error(`<${node.name}>: ${found.message} ${found.hint ?? ''}`.trim());
      const { isCode, anchor } = found;
      const title = attributes.show === 'title' ? parts?.call(attributes.id ?? '')?.title : undefined;
      const text = title ?? found.text;
      const label: PhrasingContent = isCode ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
      const page = anchor && pages.find(({ ids }) => ids.includes(anchor));
      const url = page && `/${[docsBase, page.path].filter((part) => part !== '').join('/')}#${anchor}`;
      const shown: PhrasingContent = url ? { type: 'link', url, children: [label] } : label;
      const isAlone = node.type === 'mdxJsxFlowElement';
      parent?.children.splice(index ?? 0, 1, isAlone ? { type: 'paragraph', children: [shown] } : shown);
      return [SKIP, (index ?? 0) + 1];
    });
  };
}
