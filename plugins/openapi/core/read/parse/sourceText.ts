import type { Problem, Source } from '../../../../shared/problem';

export interface SourceText {
  name: string;
  lineStarts: number[];
}

/** Lines end with LF or CR LF. */
export function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Line and column from 1. Columns count UTF-16 units, as editors do. */
export function sourceAt({ name, lineStarts }: SourceText, offset: number): Source {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { file: name, line: low + 1, column: Math.max(0, offset - (lineStarts[low] ?? 0)) + 1 };
}

export function problemAt(
  source: Source,
  severity: Problem['severity'],
  rule: string,
  message: string,
  hint?: string,
): Problem {
  const { file, line, column } = source;
  return { file, line, column, rule, severity, message, ...(hint === undefined ? {} : { hint }) };
}
