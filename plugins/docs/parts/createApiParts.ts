import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ApiSource } from '../../openapi';
import { attributesOf, type Element, isElement } from '../../shared/mdx/element';
import { importNodes } from '../../shared/mdx/parseMdx';
import { API_PARTS, findPart, isMistake } from '../core/apiParts';

export interface ApiParts {
  fillParts(): (tree: Root) => void;
  /** That change the calls of a page. */
  filesOf(page: string): readonly string[];
}

const PART = new RegExp(`<(?:${API_PARTS.join('|')})\\b`);

/** Hands the calls that a page names to their components, as the string `data`: a page brings no others. */
export function createApiParts(api: ApiSource | undefined): ApiParts {
  return {
    fillParts: () => (tree) => {
      const calls = api?.current().calls;
      const used = new Set<string>();
      visit(tree, (node) => {
        if (!isElement(node) || node.name === null || !API_PARTS.includes(node.name)) return;
        used.add(node.name);
        const found = calls && findPart(node.name, attributesOf(node), calls);
        // What is wrong is a problem of `checkApiParts`.
        if (found && !isMistake(found)) setAttribute(node, 'data', JSON.stringify(found));
      });
      const written = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
      const missing = [...used].filter((name) => !new RegExp(`\\b${name}\\b`).test(written));
      tree.children.unshift(...importNodes(missing.map((name) => [name, `@theme/${name}`])));
    },
    filesOf: (page) => (PART.test(page) ? (api?.current().files ?? []) : []),
  };
}

function setAttribute(node: Element, name: string, value: string): void {
  node.attributes = [
    ...node.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name),
    { type: 'mdxJsxAttribute', name, value },
  ];
}
