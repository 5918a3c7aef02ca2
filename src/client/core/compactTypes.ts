import { childrenOf, type Edit, edited, type Node, parseModule, walk } from './syntax';

const WIDTH = 110;

/** An exported type of a module that `livespec types` has written. */
export interface Declaration {
  name: string;
  /** Without its `export`, in as few lines as possible. */
  text: string;
  /** What is above it. */
  comment?: string;
}

/** The types that lead to and from `Calls`, without comments on their members. Calls that answer in another format than JSON are left out. */
export function compactTypes(code: string): Declaration[] {
  const declared = new Map<string, Node & { comment?: string }>();
  for (const statement of parseModule(code)) {
    const declaration = statement.declaration as Node | undefined;
    if (!declaration) continue;
    const comment = statement.leadingComments?.findLast(({ type }) => type === 'CommentBlock')?.value;
    declared.set(nameOf(declaration), {
      ...declaration,
      ...(comment && { comment: comment.replace(/^\*/, '').trim() }),
    });
  }
  const needed = new Set<string>();
  const queue = ['Int64', 'Calls'];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const node = declared.get(name);
    if (!node || needed.has(name)) continue;
    needed.add(name);
    walk(node, (inner) => {
      if (isLeftOut(inner)) return false;
      if (inner.type === 'TSTypeReference') queue.push(nameOf(inner, 'typeName'));
      return undefined;
    });
  }
  return [...declared]
    .filter(([name]) => needed.has(name))
    .map(([name, node]) => ({ name, text: print(code, node, 0), ...(node.comment && { comment: node.comment }) }));
}

/** Parameters of paths are in the path already, and a result that is not there says nothing. */
function isLeftOut(node: Node): boolean {
  if (node.type !== 'TSPropertySignature') return false;
  const name = nameOf(node, 'key');
  const type = (node.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined;
  if (name === 'path' || (name === 'data' && type?.type === 'TSUnknownKeyword')) return true;
  const members = (type?.members as Node[] | undefined) ?? [];
  return members.some((member) => nameOf(member, 'key') === 'data' && isBlob(member));
}

function isBlob(member: Node): boolean {
  const type = (member.typeAnnotation as Node).typeAnnotation as Node;
  return type.type === 'TSTypeReference' && nameOf(type, 'typeName') === 'Blob';
}

/** The source of a node, each `{ … }` in one line if it fits. */
function print(code: string, node: Node, depth: number): string {
  const edits: Edit[] = [];
  const collect = (inner: Node): void => {
    const members = membersOf(inner);
    if (members) edits.push({ start: inner.start, end: inner.end, text: block(code, members, depth) });
    else for (const child of childrenOf(inner)) collect(child);
  };
  collect(node);
  return edited(code, edits, node.start, node.end);
}

function block(code: string, members: Node[], depth: number): string {
  const kept = members.filter((member) => !isLeftOut(member));
  const short = kept.map((member) => print(code, member, depth + 1).replace(/;$/, ''));
  const line = `{ ${short.join('; ')} }`;
  if (!line.includes('\n') && line.length + 2 * depth < WIDTH - 20) return line;
  const indent = '  '.repeat(depth);
  return `{\n${short.map((member) => `${indent}  ${member};\n`).join('')}${indent}}`;
}

function membersOf(node: Node): Node[] | undefined {
  if (node.type === 'TSTypeLiteral') return node.members as Node[];
  return node.type === 'TSInterfaceBody' ? (node.body as Node[]) : undefined;
}

function nameOf(node: Node, key = 'id'): string {
  return String((node[key] as { name?: string } | undefined)?.name);
}
