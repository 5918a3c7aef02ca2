import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import { isObject } from '../core/isObject';
import { findFrontMatterSlip } from '../yamlSyntax';

/** Counted from 1. */
export interface Position {
  line: number;
  column: number;
}

export interface FrontMatter {
  /** The text before the closing `---`; offsets are those of the page. */
  block: string;
  document: Document;
  values: Record<string, unknown>;
  /** The first syntax error. */
  fault?: (Position & { message: string; hint?: string | undefined }) | undefined;
}

function isUnclosed(text: string): boolean {
  return /^\uFEFF?---[^\S\n]*\r?\n/.test(text) && frontMatterBlock(text) === undefined;
}

/** At the start of the text only: elsewhere, `---` is a thematic break. */
const BLOCK = /^\uFEFF?---[^\S\n]*\n(?:[\s\S]*?\n)??(?=---[^\S\n]*(?:\n|$))/;

/** Returns the text before the closing `---`. The opening one starts a YAML document. */
export function frontMatterBlock(text: string): string | undefined {
  return BLOCK.exec(text)?.[0];
}

/** Finds the position of a key or value of a block. */
export function locate(block: string, path: string[], at: 'key' | 'value'): Position {
  const lines = new LineCounter();
  const document = parseDocument(block, { lineCounter: lines });
  return toPosition(lines, (findNode(document, path, at) ?? document.contents)?.range?.[0] ?? 0);
}

/** Reads the front matter of a page. With a fault, there are no values. */
export function readFrontMatter(text: string): FrontMatter {
  const block = frontMatterBlock(text) ?? '';
  const lines = new LineCounter();
  const document = parseDocument(block, { lineCounter: lines, prettyErrors: false });
  const slip = findFrontMatterSlip(document, block);
  const value: unknown = slip ? undefined : document.toJS();
  const isMapOrEmpty = isObject(value) || document.contents === null || isEmpty(document.contents);
  const fault = isUnclosed(text)
    ? UNCLOSED
    : slip
      ? { ...toPosition(lines, slip.offset), message: slip.message, hint: slip.hint }
      : isMapOrEmpty
        ? undefined
        : { ...toPosition(lines, document.contents?.range?.[0] ?? 0), ...NO_MAP };
  return { block, document, values: isObject(value) ? value : {}, fault };
}

const UNCLOSED = {
  line: 1,
  column: 1,
  message: 'The front matter is not closed.',
  hint: 'Write `---` on the line after its last key.',
};
const NO_MAP = {
  message: 'The front matter is not a map of keys and values.',
  hint: 'For example: `title: Recipes`.',
};

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
