/** Lines of code and blocks within; what is absent is left out. A line may hold line breaks of its own (shell quotes). */
export type Block = Array<string | Block | undefined | false>;

export function linesOf(block: Block): string[] {
  return block.flatMap((part) => (Array.isArray(part) ? linesOf(part) : typeof part === 'string' ? [part] : []));
}

/** Indents lines, except empty ones. Line breaks inside a line belong to a literal and are left alone. */
export function indent(block: Block, by: string): string[] {
  return linesOf(block).map((line) => (line === '' ? line : by + line));
}

/** Puts text before the first line and after the last one: `call(` … `);`. */
export function wrapLines(before: string, lines: string[], after: string): string[] {
  const [first = '', ...rest] = lines;
  const wrapped = [before + first, ...rest];
  const last = wrapped.length - 1;
  return wrapped.map((line, index) => (index === last ? line + after : line));
}

/** A block as the text of a sample, with no empty lines at its ends. */
export function toText(block: Block): string {
  return linesOf(block)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
