import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { pageFile } from '../../shared/pluginFiles';

const RENDER_AGAIN = pageFile(__dirname, '../theme/MDXContent/components');
type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number];

const mdx = unified().use(remarkParse).use(remarkMdx);

/**
 * A remark plugin for the dev server: where JSON changes that a page imports, the page that is shown is rendered again,
 * as it stands. Without it Docusaurus makes the whole site anew, which takes longer than all that comes before, and closes
 * what the reader had opened.
 */
export function acceptData() {
  return (tree: Root): void => {
    const statements = tree.children.flatMap((node) =>
      node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
    );
    // What a page makes of data in exports of its own is made once.
    if (statements.some(({ type }) => type !== 'ImportDeclaration')) return;
    const files = statements.flatMap(importedData);
    if (files.length > 0) tree.children.push(...mdx.parse(code(files)).children);
  };
}

function importedData(statement: Statement): string[] {
  const { value } = statement.type === 'ImportDeclaration' ? statement.source : {};
  return typeof value === 'string' && value.endsWith('.json') ? [value] : [];
}

/** MDX takes nothing but imports and exports. */
function code(files: string[]): string {
  return [
    `import { renderAgain as _renderAgain } from ${JSON.stringify(RENDER_AGAIN)};`,
    `export const _accepts = import.meta.webpackHot && import.meta.webpackHot.accept(${JSON.stringify(files)}, _renderAgain);`,
  ].join('\n');
}
