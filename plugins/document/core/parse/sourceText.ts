import { LineCounter } from 'yaml';
import type { Problem, Source } from '../../../shared/problem';

export interface SourceText {
  name: string;
  lines: LineCounter;
  /** Texts that follow it in the counting of offsets, in order: overlays have written some of its values. */
  others?: readonly OtherText[];
}

interface OtherText extends SourceText {
  /** Offset of its first character. */
  from: number;
}

/** Lines end with LF or CR LF. */
export function findLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
  return lines;
}

/** Line and column from 1. Columns count UTF-16 units, as editors do. */
export function sourceAt(text: SourceText, offset: number): Source {
  const { name, lines, from } = text.others?.findLast((other) => other.from <= offset) ?? { ...text, from: 0 };
  const { line, col } = lines.linePos(offset - from);
  return { file: name, line, column: col };
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
