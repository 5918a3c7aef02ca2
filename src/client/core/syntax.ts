import { parse } from '@babel/parser';

/** A node of Babel's tree, as far as types need it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  leadingComments?: Array<{ start: number; end: number; type: string; value: string }>;
  [key: string]: unknown;
}

export function parseModule(code: string): Node[] {
  return parse(code, { sourceType: 'module', plugins: ['typescript'] }).program.body as unknown as Node[];
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value;
}

/** The nodes directly below one, in no order. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !key.endsWith('Comments'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/** Skips what is below a node where `enter` returns `false`. */
export function walk(node: Node, enter: (node: Node) => boolean | void): void {
  if (enter(node) === false) return;
  for (const child of childrenOf(node)) walk(child, enter);
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The slice from `start` to `end`, with the edits that lie in it. */
export function edited(code: string, edits: readonly Edit[], start = 0, end = code.length): string {
  let text = '';
  let at = start;
  for (const edit of edits.filter((one) => one.start >= start && one.end <= end).toSorted(byPlace)) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, end);
}

function byPlace(one: Edit, other: Edit): number {
  return one.start - other.start || other.end - one.end;
}
