import type { Root, RootContent } from 'mdast';
import { importNodes } from '../../shared/mdx/parseMdx';

/** Wraps what follows a page's title and intro. */
const BODY = 'DocTabsBody';

/** A remark plugin for all pages, since tabs can be added or removed without changing their page. */
export function splitPage() {
  return (tree: Root): void => {
    const start = tree.children.findIndex((node, index) => !isOpening(node, tree.children.slice(0, index)));
    const rest = start < 0 ? [] : tree.children.slice(start);
    const code = rest.filter((node) => node.type === 'mdxjsEsm');
    const children = rest.filter((node) => node.type !== 'mdxjsEsm');
    tree.children = [
      ...tree.children.slice(0, tree.children.length - rest.length),
      ...code,
      ...importNodes([[BODY, `@theme/${BODY}`]]),
      { type: 'mdxJsxFlowElement', name: BODY, attributes: [], children: children as never },
    ];
  };
}

function isOpening(node: RootContent, before: RootContent[]): boolean {
  if (isInvisible(node)) return true;
  const seen = before.filter((sibling) => !isInvisible(sibling));
  if (node.type === 'heading' && node.depth === 1) return seen.length === 0;
  return isIntro(node) && seen.every(({ type }) => type === 'heading');
}

function isInvisible({ type }: RootContent): boolean {
  return type === 'mdxjsEsm' || type === 'yaml' || type === 'mdxFlowExpression';
}

function isIntro(node: RootContent): boolean {
  return node.type === 'paragraph' || (node.type === 'mdxJsxFlowElement' && node.name?.endsWith('Intro') === true);
}
