import type { CodeStep } from './types';

const MOST_COLUMNS = 80;

export function isShort(line: string): boolean {
  return line.length <= MOST_COLUMNS && !line.includes('\n');
}

export function indentLines(lines: readonly string[], by = '  '): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : by + line));
}

/** A list or an object in a line, or with an item in each. */
export function layOut(
  open: string,
  items: readonly string[],
  close: string,
  { by = '  ', inLines = false } = {},
): string {
  if (items.length === 0) return open + close;
  const space = open === '{' && by === '  ' ? ' ' : '';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (!inLines && line.length <= MOST_COLUMNS - 28 && !line.includes('\n')) return line;
  return [
    open,
    ...indentLines(
      items.map((item) => `${item},`),
      by,
    ),
    close,
  ].join('\n');
}

export function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The name of the step after another one; empty after the last. */
export function nextOf(steps: readonly CodeStep[], index: number, nameOf: (id: string) => string): string {
  const next = steps[index + 1];
  return next ? nameOf(next.id) : '';
}

/** In a comment. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
