import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';

/** The component that stands around what follows a page's title and opening line. */
const BODY = 'DocTabsBody';

/**
 * A remark plugin: marks where the tabs of a page go, below its title and its opening line, by wrapping all that
 * follows into a component. It does so on every page, since a tab can come and go without its page being changed.
 */
export function splitPage() {
  return (tree: Root): void => {
    const start = tree.children.findIndex((node, index) => !isOpening(node, tree.children.slice(0, index)));
    const rest = start < 0 ? [] : tree.children.slice(start);
    const code = rest.filter((node) => node.type === 'mdxjsEsm');
    const children = rest.filter((node) => node.type !== 'mdxjsEsm');
    tree.children = [
      ...tree.children.slice(0, tree.children.length - rest.length),
      ...code,
      importNode(BODY, `@theme/${BODY}`),
      { type: 'mdxJsxFlowElement', name: BODY, attributes: [], children: children as never },
    ];
  };
}

/** Code and front matter anywhere, a title at the start, and after it one paragraph or a component named as a lede. */
function isOpening(node: RootContent, before: RootContent[]): boolean {
  if (isInvisible(node)) return true;
  const seen = before.filter((sibling) => !isInvisible(sibling));
  if (node.type === 'heading' && node.depth === 1) return seen.length === 0;
  return isLede(node) && seen.every(({ type }) => type === 'heading');
}

function isInvisible({ type }: RootContent): boolean {
  return type === 'mdxjsEsm' || type === 'yaml' || type === 'mdxFlowExpression';
}

function isLede(node: RootContent): boolean {
  return node.type === 'paragraph' || (node.type === 'mdxJsxFlowElement' && node.name?.endsWith('Lede') === true);
}

/** MDX takes code from its tree, not from its text. */
function importNode(name: string, from: string): MdxjsEsm {
  const estree: NonNullable<MdxjsEsm['data']>['estree'] = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
        source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: `import ${name} from ${JSON.stringify(from)};`, data: { estree } };
}
