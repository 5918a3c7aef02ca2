import { join } from 'node:path';
import type { Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const RENDER_AGAIN = join(__dirname, 'theme/MDXContent/components');
const mdx = unified().use(remarkParse).use(remarkMdx);

/**
 * A remark plugin for the dev server: where JSON changes that a page imports, the page that is shown is rendered again,
 * as it stands. Without it Docusaurus makes the whole site anew, which takes longer than all that comes before, and closes
 * what the reader had opened.
 */
export function acceptData() {
  return (tree: Root): void => {
    const files = tree.children.flatMap(importedData);
    if (files.length > 0) tree.children.push(...mdx.parse(code(files)).children);
  };
}

function importedData(node: RootContent): string[] {
  if (node.type !== 'mdxjsEsm') return [];
  const { body = [] } = node.data?.estree ?? {};
  return body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const { value } = statement.source;
    return typeof value === 'string' && value.endsWith('.json') ? [value] : [];
  });
}

/** MDX takes nothing but imports and exports. */
function code(files: string[]): string {
  return [
    `import { renderAgain } from ${JSON.stringify(RENDER_AGAIN)};`,
    `export const acceptsData = import.meta.webpackHot && import.meta.webpackHot.accept(${JSON.stringify(files)}, renderAgain);`,
  ].join('\n');
}
