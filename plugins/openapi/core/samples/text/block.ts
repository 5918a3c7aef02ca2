/** Lines of code and nested blocks; absent ones are skipped. A line may contain line breaks (shell quotes). */
export type Block = Array<string | Block | undefined | false>;

export function linesOf(block: Block): string[] {
  return block.flatMap((part) => (Array.isArray(part) ? linesOf(part) : typeof part === 'string' ? [part] : []));
}

/** Indents non-empty lines. Line breaks inside a line belong to a literal and stay as they are. */
export function indent(block: Block, by: string): string[] {
  return linesOf(block).map((line) => (line === '' ? line : by + line));
}

export function wrapLines(before: string, lines: string[], after: string): string[] {
  const [first = '', ...rest] = lines;
  const wrapped = [before + first, ...rest];
  const last = wrapped.length - 1;
  return wrapped.map((line, index) => (index === last ? line + after : line));
}

export function toText(block: Block): string {
  return linesOf(block)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
