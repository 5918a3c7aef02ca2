import type { LineChange } from '../migration';
import { type CodeNode, childrenOf, isNode, type Visited } from './nodes';

/** Replaces a part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits. One within another is part of what that replaces. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const fromTheEnd = outermost(edits).reverse();
  return fromTheEnd.reduce(
    (result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end),
    text,
  );
}

/** Describes edits by the lines where they are. */
export function describeEdits(text: string, edits: readonly Edit[]): LineChange[] {
  return outermost(edits).map(({ start, end, text: put }) => {
    const removed = text.slice(start, end);
    const line = text.slice(0, start + (/^\s*/.exec(removed)?.[0].length ?? 0)).split('\n').length;
    return { line, before: shorten(removed), after: shorten(put) };
  });
}

function shorten(text: string): string {
  const [first = '', ...others] = text.trim().replace(/^,\s*/, '').split('\n');
  return others.length > 0 ? `${first} … ${others.at(-1)?.trim()}` : first;
}

/** In their order. */
function outermost(edits: readonly Edit[]): Edit[] {
  const isWithin = (edit: Edit, other: Edit) => {
    // What is put in beside a part stays when that is replaced.
    if (edit.start === edit.end) return other.start < edit.start && edit.end < other.end;
    return other.start <= edit.start && edit.end <= other.end && other.end - other.start > edit.end - edit.start;
  };
  return edits
    .filter((edit) => !edits.some((other) => other !== edit && isWithin(edit, other)))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Removes an element of an array or a property of an object, with its comma and its line. */
export function removeItem(text: string, holder: CodeNode, item: CodeNode): Edit {
  const items = childrenOf(holder.elements ?? holder.properties);
  const next = items[items.indexOf(item) + 1];
  const comma = /^\s*,/.exec(text.slice(item.end, next?.start ?? holder.end));
  const end = item.end + (comma?.[0].length ?? 0);
  const before = /\n[^\S\n]*$/.exec(text.slice(0, item.start));
  const isLineEnd = /^[^\S\n]*(\/\/[^\n]*)?\n/.exec(text.slice(end));
  if (before && isLineEnd) return { start: before.index, end: end + isLineEnd[0].length - 1, text: '' };
  return { start: item.start, end: end + (/^[^\S\n]*/.exec(text.slice(end))?.[0].length ?? 0), text: '' };
}

/** Puts an element at the end of an array. */
export function appendItem(text: string, array: CodeNode, put: string): Edit {
  const last = childrenOf(array.elements).at(-1);
  if (!last) return { start: array.start + 1, end: array.end - 1, text: put };
  const margin = /\n([^\S\n]*)$/.exec(text.slice(0, last.start))?.[0] ?? ' ';
  return { start: last.end, end: last.end, text: `,${margin}${put}` };
}

/** Removes imports of which nothing is left but what the edits replace. */
export function removeUnusedImports(text: string, nodes: readonly Visited[], edits: readonly Edit[]): Edit[] {
  const isReplaced = ({ start, end }: CodeNode) => edits.some((edit) => edit.start <= start && end <= edit.end);
  return nodes.flatMap(({ node: declaration }) => {
    if (declaration.type !== 'ImportDeclaration') return [];
    const uses = usesOf(declaration, nodes);
    return uses.length > 0 && uses.every(({ node }) => isReplaced(node)) ? [removeLine(text, declaration)] : [];
  });
}

/** Where names of an import are used. */
export function usesOf(declaration: CodeNode, nodes: readonly Visited[]): Visited[] {
  const names = new Set(childrenOf(declaration.specifiers).flatMap(({ local }) => (isNode(local) ? [local.name] : [])));
  return nodes.filter(
    ({ node, around }) => node.type === 'Identifier' && names.has(node.name) && !around.includes(declaration),
  );
}

export function removeLine(text: string, { start, end }: CodeNode): Edit {
  return { start, end: end + (/^[^\S\n]*\n?/.exec(text.slice(end))?.[0].length ?? 0), text: '' };
}
