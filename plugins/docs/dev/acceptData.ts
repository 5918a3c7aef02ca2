import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { parseMdx } from '../../shared/mdx/parseMdx';
import { pageModule } from '../../shared/pluginFiles';

/** Data files, and what the build writes about a demo. */
const DATA = /\.json$|^@generated\/.*\/demos\//;
const RENDER_AGAIN = pageModule(__dirname, '../theme/MDXContent/components');
type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number];

/** Dev server: rerenders the page when imported JSON changes, instead of reloading the site and losing its state. */
export function acceptData() {
  return (tree: Root): void => {
    const statements = tree.children.flatMap((node) =>
      node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
    );
    // Exports computed from data are evaluated only once.
    if (statements.some(({ type }) => type !== 'ImportDeclaration')) return;
    const files = statements.flatMap(importedData);
    if (files.length > 0) tree.children.push(...parseMdx(code(files)).children);
  };
}

function importedData(statement: Statement): string[] {
  const { value } = statement.type === 'ImportDeclaration' ? statement.source : {};
  return typeof value === 'string' && DATA.test(value) ? [value] : [];
}

/** MDX accepts only imports and exports at the top level. */
function code(files: string[]): string {
  return [
    `import { renderAgain as _renderAgain } from ${JSON.stringify(RENDER_AGAIN)};`,
    `export const _accepts = import.meta.webpackHot && import.meta.webpackHot.accept(${JSON.stringify(files)}, _renderAgain);`,
  ].join('\n');
}
