import { indent } from './block';

export interface Brackets {
  open: string;
  close: string;
  padding: '' | ' ';
  trailing: '' | ',';
  indent: string;
}

const MAX_WIDTH = 72;

export function writeCollection(items: string[], brackets: Brackets): string {
  const { open, close, padding, trailing } = brackets;
  if (items.length === 0) return open + close;
  const line = `${open}${padding}${items.join(', ')}${padding}${close}`;
  if (line.length <= MAX_WIDTH && !line.includes('\n')) return line;
  const last = items.length - 1;
  const lines = items.map((item, index) => (index === last ? item + trailing : `${item},`));
  return [open, ...indent(lines.join('\n').split('\n'), brackets.indent), close].join('\n');
}
