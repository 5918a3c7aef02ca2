import { isObject } from '../../../shared/core/json';

/** A node of code, as Babel parses it. Offsets are those of the text. */
export interface CodeNode {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number; column: number } };
  [key: string]: unknown;
}

/** A file of code. */
export interface Code {
  /** Absolute. */
  file: string;
  text: string;
  tree: CodeNode;
}

/** A node, with those around it: the nearest first. */
export interface Visited {
  node: CodeNode;
  around: CodeNode[];
}

export function isNode(value: unknown): value is CodeNode {
  return isObject(value) && typeof value.type === 'string' && typeof value.start === 'number';
}

/** Lists all nodes of a tree, from the top. */
export function listNodes(tree: CodeNode): Visited[] {
  const visited: Visited[] = [];
  const visit = (node: CodeNode, around: CodeNode[]) => {
    visited.push({ node, around });
    for (const [key, value] of Object.entries(node)) {
      if (/Comments$|^(loc|extra|tokens|errors)$/.test(key)) continue;
      for (const child of [value].flat()) if (isNode(child)) visit(child, [node, ...around]);
    }
  };
  visit(tree, []);
  return visited;
}

/** The value of a string; a template without expressions is one, too. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  const [quasi] = [node.quasis].flat();
  const isPlain = node.type === 'TemplateLiteral' && [node.expressions].flat().length === 0;
  return isPlain && isNode(quasi) && isObject(quasi.value) ? String(quasi.value.cooked) : undefined;
}

/** Without `as`, `satisfies` and parentheses. */
export function unwrap(node: unknown): CodeNode | undefined {
  if (!isNode(node)) return undefined;
  return /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(node.type)
    ? unwrap(node.expression)
    : node;
}

/** The key of a property: `plugins` of `plugins: […]`. */
export function keyOf({ type, key, computed }: CodeNode): string | undefined {
  if (!/^Object(Property|Method)$/.test(type) || computed === true || !isNode(key)) return undefined;
  return key.type === 'Identifier' ? String(key.name) : textOf(key);
}

export function propertyOf(object: unknown, name: string): CodeNode | undefined {
  const node = unwrap(object);
  if (node?.type !== 'ObjectExpression') return undefined;
  return childrenOf(node.properties).find((property) => keyOf(property) === name);
}

export function childrenOf(value: unknown): CodeNode[] {
  return [value].flat().filter(isNode);
}

/** What a module is taken from: that of an import, or of `require('…')`. */
export function moduleOf({ type, source, callee, arguments: given }: CodeNode): CodeNode | undefined {
  if (type === 'ImportDeclaration' && isNode(source)) return source;
  const isRequire =
    type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' && callee.name === 'require';
  const [first] = childrenOf(given);
  return isRequire && textOf(first) !== undefined ? first : undefined;
}

/** The name that an entry of `plugins`, `presets` or `themes` is written with. */
export function entryName(element: CodeNode): string | undefined {
  const entry = unwrap(element);
  if (!entry) return undefined;
  if (entry.type === 'ArrayExpression') {
    const first = unwrap(childrenOf(entry.elements)[0]);
    return first && first.type !== 'ArrayExpression' ? entryName(first) : undefined;
  }
  if (entry.type === 'CallExpression') {
    const { callee } = entry;
    const isResolve = isNode(callee) && isNode(callee.object) && callee.object.name === 'require';
    return isResolve ? textOf(childrenOf(entry.arguments)[0]) : undefined;
  }
  return textOf(entry);
}
