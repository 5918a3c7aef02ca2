import { indent } from './block';

/** How a language writes a list, an object or the arguments of a call. */
export interface Brackets {
  open: string;
  close: string;
  /** Blank inside the brackets of a single line: `{ a: 1 }`. */
  padding: '' | ' ';
  /** After the last item, when each has a line of its own. */
  trailing: '' | ',';
  indent: string;
}

/** Longest collection that stands in one line. */
const MAX_WIDTH = 72;

/** Items in brackets: in one line where they fit, otherwise one item a line. */
export function writeCollection(items: string[], brackets: Brackets): string {
  const { open, close, padding, trailing } = brackets;
  if (items.length === 0) return open + close;
  const line = `${open}${padding}${items.join(', ')}${padding}${close}`;
  if (line.length <= MAX_WIDTH && !line.includes('\n')) return line;
  const last = items.length - 1;
  const lines = items.map((item, index) => (index === last ? item + trailing : `${item},`));
  return [open, ...indent(lines.join('\n').split('\n'), brackets.indent), close].join('\n');
}
