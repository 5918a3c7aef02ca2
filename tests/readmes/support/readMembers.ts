import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isNode, parse, ROOT, readSource, type SyntaxNode } from '../../helpers/sources';

/** A property of an interface. */
export interface Member {
  /** Its doc comment, in one line. */
  comment: string | undefined;
  /** Reads the properties of its type: of an interface, of the items of a list, of all parts of a union. */
  members(): Map<string, Member>;
}

/** Reads the properties of an interface. Throws if the file declares none of this name. */
export function readMembers(file: string, name: string): Map<string, Member> {
  const declaration = findDeclaration(file, name);
  if (!declaration) throw new Error(`${file} declares no interface ${name}`);
  return membersOf(declaration, file);
}

function membersOf(node: unknown, file: string): Map<string, Member> {
  if (Array.isArray(node)) return new Map(node.flatMap((item) => [...membersOf(item, file)]));
  if (!isNode(node)) return new Map();
  const { body, members, typeName, types, elementType, typeArguments, typeAnnotation, params } = node;
  if (node.type === 'TSInterfaceDeclaration') return listMembers((body as SyntaxNode).body as SyntaxNode[], file);
  if (node.type === 'TSTypeLiteral') return listMembers(members as SyntaxNode[], file);
  if (node.type === 'TSTypeReference') {
    const own = membersOfName((typeName as { name?: string }).name ?? '', file);
    return own.size > 0 ? own : membersOf(typeArguments, file);
  }
  if (node.type === 'TSIndexedAccessType') {
    const { literal } = node.indexType as { literal?: { value?: unknown } };
    return membersOf(node.objectType, file).get(String(literal?.value))?.members() ?? new Map();
  }
  return membersOf(types ?? elementType ?? params ?? typeAnnotation, file);
}

function membersOfName(name: string, file: string): Map<string, Member> {
  const declaration = findDeclaration(file, name);
  if (declaration) return membersOf(declaration, file);
  const other = importedFrom(file, name);
  return other === undefined ? new Map() : membersOfName(name, other);
}

function listMembers(nodes: SyntaxNode[], file: string): Map<string, Member> {
  const text = readSource(file);
  const named = nodes.flatMap((node): Array<[string, Member]> => {
    const name = isNode(node.key) ? (node.key.name ?? node.key.value) : undefined;
    if (typeof name !== 'string') return [];
    const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, node.start)) ?? [];
    const line = comment
      ?.replace(/^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    return [[name, { comment: line, members: () => membersOf(node.typeAnnotation, file) }]];
  });
  return new Map(named);
}

function findDeclaration(file: string, name: string): SyntaxNode | undefined {
  const { body } = parse(file) as unknown as { body: SyntaxNode[] };
  const declared = body.map(({ declaration, ...node }) => (isNode(declaration) ? declaration : node));
  return declared.find(({ type, id }) => type === 'TSInterfaceDeclaration' && (id as { name?: string }).name === name);
}

/** Only from the same plugin or a library of the package: what is another plugin's is described there. */
function importedFrom(file: string, name: string): string | undefined {
  const { body } = parse(file) as unknown as { body: SyntaxNode[] };
  for (const { type, specifiers, source } of body) {
    if (type !== 'ImportDeclaration' || !isNode(source) || typeof source.value !== 'string') continue;
    const isIt = (specifiers as Array<{ local: { name: string } }>).some(({ local }) => local.name === name);
    if (isIt && /^(\.|\.\.\/(document|samples|shared))\//.test(source.value)) {
      const path = `${posix.join(posix.dirname(file), source.value)}.ts`;
      return existsSync(join(ROOT, path)) ? path : undefined;
    }
  }
  return undefined;
}
