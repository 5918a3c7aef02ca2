import { type Doc, hardLine, join, nest, type Written, writeDoc } from './doc';

/** Lines of code and nested blocks; absent ones are skipped. A line may contain line breaks (shell quotes). */
export type Block = Array<Doc | Block | undefined | false>;

export function linesOf(block: Block, lines: Doc[] = []): Doc[] {
  for (const part of block) {
    if (Array.isArray(part)) linesOf(part, lines);
    else if (part !== undefined && part !== false) lines.push(part);
  }
  return lines;
}

export function stack(block: Block): Doc {
  return join(linesOf(block), hardLine);
}

/** Indents non-empty lines. Line breaks inside a text belong to a literal and stay as they are. */
export function indent(block: Block, by: string): Block {
  const lines = linesOf(block);
  return lines.length === 0 ? [] : [nest(join(lines, hardLine), by)];
}

export function toText(block: Block): string {
  return writeBlock(block).text;
}

export function writeBlock(block: Block): Written {
  const { text, needs } = writeDoc(stack(block));
  return { text: text.replace(/^\n+|(?<!\n)\n+$/g, ''), needs };
}
