import { describeTypes } from './describeTypes';
import { childrenOf, type Edit, edited, isNode, type Node, parseModule } from './syntax';

interface EraseOptions {
  /** Keeps the types, as JSDoc. */
  jsdoc?: boolean;
}

const ERASED = new Set(['TSTypeAnnotation', 'TSTypeParameterDeclaration', 'TSTypeParameterInstantiation']);
const TYPES = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'TSDeclareFunction']);
const CASTS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Writes TypeScript as the same JavaScript, with its comments and its layout. Modules are imported by their file names. */
export function eraseTypes(code: string, { jsdoc = false }: EraseOptions = {}): string {
  const edits: Edit[] = [];
  for (const statement of parseModule(code)) {
    if (isTypeOnly(statement)) edits.push(replaceStatement(code, statement, jsdoc));
    else eraseIn(statement);
  }
  return tidy(edited(code, edits));

  function eraseIn(node: Node): void {
    if (jsdoc) edits.push(...describeTypes(code, node));
    if (ERASED.has(node.type)) {
      edits.push({ start: node.start, end: node.end, text: '' });
      return;
    }
    if (node.type === 'ImportSpecifier' && node.importKind === 'type') edits.push(removeListed(code, node));
    if (node.type === 'ImportDeclaration') edits.push(...nameFile(node));
    if (CASTS.has(node.type)) edits.push(uncast(code, node, jsdoc));
    if (node.type === 'ClassProperty' && !isNode(node.value)) {
      edits.push({ start: lineStart(code, node.start), end: lineEnd(code, node.end), text: '' });
      return;
    }
    if (node.type === 'Identifier' && node.optional === true) {
      const at = node.start + String(node.name).length;
      edits.push({ start: at, end: at + 1, text: '' });
    }
    for (const child of childrenOf(node)) if (!(CASTS.has(node.type) && child !== node.expression)) eraseIn(child);
  }
}

function isTypeOnly(statement: Node): boolean {
  const { declaration } = statement;
  if (statement.type === 'ImportDeclaration') {
    const specifiers = statement.specifiers as Node[];
    const isType = ({ importKind }: Node) => importKind === 'type';
    return isType(statement) || (specifiers.length > 0 && specifiers.every(isType));
  }
  if (statement.exportKind === 'type' || statement.declare === true) return true;
  return TYPES.has(statement.type) || (isNode(declaration) && TYPES.has(declaration.type));
}

/** A type goes with its comment; as JSDoc, both become one comment. */
function replaceStatement(code: string, statement: Node, jsdoc: boolean): Edit {
  const comment = statement.leadingComments?.at(-1);
  const isNear = comment && /^\n?$/.test(code.slice(comment.end, statement.start));
  const start = isNear && comment.value.startsWith('*') ? comment.start : statement.start;
  const [definition] = jsdoc ? describeTypes(code, statement) : [];
  return { start, end: lineEnd(code, statement.end), text: definition ? `${definition.text}\n` : '' };
}

function nameFile({ source }: Node): Edit[] {
  const { start, end, value } = source as Node & { value: string };
  return value.startsWith('.') ? [{ start, end, text: `'${value}.js'` }] : [];
}

/** With the comma behind it, and the line if it has one of its own. */
function removeListed(code: string, { start, end }: Node): Edit {
  const after = /^,?[ \t]*\n?/.exec(code.slice(end))?.[0] ?? '';
  const before = /\n[ \t]*$/.exec(code.slice(0, start))?.[0] ?? '';
  return after.endsWith('\n')
    ? { start: start - before.length + 1, end: end + after.length, text: '' }
    : { start, end: end + after.length, text: '' };
}

/** A cast may have parentheses that only it needed. */
function uncast(code: string, node: Node, jsdoc: boolean): Edit {
  const expression = node.expression as Node;
  const { parenthesized, parenStart } = (node.extra ?? {}) as { parenthesized?: boolean; parenStart?: number };
  const type = node.typeAnnotation as Node | undefined;
  const isConst = type && code.slice(type.start, type.end) === 'const';
  // The expression may have parentheses of its own.
  const own = /^[\s)]*(?=\s+(?:as|satisfies)\b)|^\s*\)*(?=!)/.exec(code.slice(expression.end))?.[0] ?? '';
  const innerEnd = expression.end + own.length;
  const text = code.slice(node.start, innerEnd);
  if (jsdoc && type && !isConst) {
    const cast = `/** @type {${code.slice(type.start, type.end)}} */ (${text})`;
    return parenthesized && parenStart !== undefined
      ? { start: parenStart, end: code.indexOf(')', node.end) + 1, text: cast }
      : { start: node.start, end: node.end, text: cast };
  }
  const isSimple = parenthesized && parenStart !== undefined && /^[\w.$]+$/.test(text);
  if (isSimple) return { start: parenStart, end: code.indexOf(')', node.end) + 1, text };
  return { start: innerEnd, end: node.end, text: '' };
}

function lineStart(code: string, at: number): number {
  return code.lastIndexOf('\n', at - 1) + 1;
}

function lineEnd(code: string, at: number): number {
  const end = code.indexOf('\n', at);
  return end < 0 ? code.length : end + 1;
}

/** Lists that now fit into a line have one, and gaps are no longer than a line. */
function tidy(code: string): string {
  return `${code
    .replace(/^(.*[({])\n((?: +[^\n(){}]+,?\n)+) *([)}].*)$/gm, (whole, head: string, list: string, tail: string) => {
      const items = list
        .trim()
        .replace(/,$/, '')
        .split(/,?\n\s*/);
      const gap = head.endsWith('{') ? ' ' : '';
      const line = `${head}${gap}${items.join(', ')}${gap}${tail}`;
      const isList = list
        .trim()
        .split('\n')
        .slice(0, -1)
        .every((item) => item.endsWith(','));
      return isList && line.length <= 96 && /^(import|export|async|function)/.test(head) ? line : whole;
    })
    .replace(/^(\s*\n){2,}/gm, '\n')
    .replace(/\{\n\n/g, '{\n')
    .trim()}\n`;
}
