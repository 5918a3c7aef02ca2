import type { Problem } from '../../../shared/problem';

/** The line of a problem, with one before it and a mark below it. */
export function codeFrame({ line, column }: Pick<Problem, 'line' | 'column'>, lines: readonly string[]): string {
  const first = Math.max(1, line - 1);
  const width = String(line).length;
  const shown = lines.slice(first - 1, line).map((written, index) => {
    const number = String(first + index).padStart(width);
    return `${first + index === line ? '>' : ' '} ${number} | ${cut(written, column)}`;
  });
  const offset = columnsBefore(cut(lines[line - 1] ?? '', column), Math.min(column, MOST_BEFORE + 1));
  return [...shown, `  ${' '.repeat(width)} | ${' '.repeat(offset)}^`].join('\n');
}

const MOST = 110;
const MOST_BEFORE = 60;

/** A window of a long line around the column. */
function cut(line: string, column: number): string {
  const start = Math.max(0, column - 1 - MOST_BEFORE);
  const shown = `${line.slice(start, start + MOST)}${line.length > start + MOST ? '…' : ''}`;
  // Control characters would act on the terminal.
  return shown.replace(/\p{Cc}/gu, '·');
}

/** Chinese characters are two columns wide. */
function columnsBefore(line: string, column: number): number {
  return [...line.slice(0, column - 1)].reduce(
    (sum, letter) => sum + (/\p{Script=Han}|[\uff00-\uffef。，、]/u.test(letter) ? 2 : 1),
    0,
  );
}
