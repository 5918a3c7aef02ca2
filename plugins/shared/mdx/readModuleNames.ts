import type { MdxjsEsm } from 'mdast-util-mdx';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Statement = Program['body'][number];

export interface Use {
  name: string;
  line: number;
  column: number;
}

export function readModuleNames(node: MdxjsEsm, { imports, defined }: { imports: Use[]; defined: Set<string> }): void {
  for (const statement of node.data?.estree?.body ?? []) {
    const source = 'source' in statement ? statement.source : undefined;
    if (source && typeof source.value === 'string') {
      const { line, column } = source.loc?.start ?? { line: node.position?.start.line ?? 1, column: 0 };
      imports.push({ name: source.value, line, column: column + 1 });
    }
    for (const name of namesOf(statement)) defined.add(name);
  }
}

function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = statement;
  const exported = specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []));
  if (!declaration) return exported;
  if (declaration.type !== 'VariableDeclaration') return [...exported, declaration.id.name];
  return [...exported, ...declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))];
}
