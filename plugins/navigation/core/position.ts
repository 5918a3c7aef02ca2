import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import { findFrontMatterSlip } from '../../shared/yamlSyntax';

/** Counted from 1. */
export interface Position {
  line: number;
  column: number;
}

export function isUnclosed(text: string): boolean {
  return /^\uFEFF?---[^\S\n]*\r?\n/.test(text) && frontMatterBlock(text) === undefined;
}

/** Returns the text before the closing `---`. The opening one starts a YAML document. */
export function frontMatterBlock(text: string): string | undefined {
  return /^\uFEFF?---[^\S\n]*\r?\n[\s\S]*?(?=^---[^\S\n]*$)/m.exec(text)?.[0];
}

/** Finds the position of a key or value. `block`: from `frontMatterBlock`. */
export function locate(block: string, path: string[], at: 'key' | 'value'): Position {
  const lines = new LineCounter();
  const document = parseDocument(block, { lineCounter: lines });
  return toPosition(lines, (findNode(document, path, at) ?? document.contents)?.range?.[0] ?? 0);
}

export function findSyntaxError(block: string): (Position & { message: string; hint?: string }) | undefined {
  const lines = new LineCounter();
  const slip = findFrontMatterSlip(parseDocument(block, { lineCounter: lines, prettyErrors: false }), block);
  if (!slip) return undefined;
  const { offset, ...text } = slip;
  return { ...toPosition(lines, offset), ...text };
}

function toPosition(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function findNode(document: Document, path: string[], at: 'key' | 'value'): Node | undefined {
  let node: unknown = document.contents;
  let found: Node | undefined;
  for (const [index, name] of path.entries()) {
    const pair = isMap(node) ? findPair(node, name) : undefined;
    if (!pair) break;
    const isLast = index === path.length - 1;
    const wanted = isLast && at === 'value' && isNode(pair.value) && !isEmpty(pair.value) ? pair.value : pair.key;
    if (isNode(wanted)) found = wanted;
    node = pair.value;
  }
  return found;
}

function findPair(map: YAMLMap, name: string) {
  return map.items.find(({ key }) => String(isScalar(key) ? key.value : key) === name);
}

/** A key without a value has an empty node; point to the key instead. */
function isEmpty(node: Node): boolean {
  return isScalar(node) && node.value === null && node.source === '';
}
