import { concat, type Doc, hardLine, nest, print } from './doc';

/** Lines of code and nested blocks; absent ones are skipped. A line may contain line breaks (shell quotes). */
export type Block = Array<Doc | Block | undefined | false>;

export function linesOf(block: Block): Doc[] {
  return block.flatMap((part) =>
    Array.isArray(part) ? linesOf(part) : part === undefined || part === false ? [] : [part],
  );
}

export function stack(block: Block): Doc {
  return concat(linesOf(block).flatMap((line, index) => (index === 0 ? [line] : [hardLine, line])));
}

/** Indents non-empty lines. Line breaks inside a text belong to a literal and stay as they are. */
export function indent(block: Block, by: string): Block {
  return linesOf(block).length === 0 ? [] : [nest(stack(block), by)];
}

export function toText(block: Block): string {
  return print(stack(block)).replace(/^\n+|\n+$/g, '');
}
