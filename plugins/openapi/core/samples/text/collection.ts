import { concat, type Doc, group, join, nest, softLine } from './doc';

export interface Brackets {
  open: string;
  close: string;
  padding: '' | ' ';
  trailing: '' | ',';
  indent: string;
}

/** In one line, or one item a line. */
export function writeCollection(items: Doc[], brackets: Brackets, broken = false): Doc {
  const { open, close, padding, trailing, indent } = brackets;
  if (items.length === 0) return open + close;
  const inner = concat([softLine(padding), join(items, concat([',', softLine(' ')]))]);
  return group(concat([open, nest(inner, indent), softLine(padding, trailing), close]), broken);
}
