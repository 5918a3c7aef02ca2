import { stripVTControlCharacters } from 'node:util';
import type { Conclusion } from './conclude';
import type { Checkout, Measurement } from './measurement';
import type { Side } from './repeatInTurn';
import { formatRow, type Row, toRow } from './table';

export interface Printer {
  line(conclusion: Conclusion): void;
  all(conclusions: readonly Conclusion[]): void;
  /** With a header. */
  rows(conclusions: readonly Conclusion[]): Row[];
}

const MOST_LINES = 12;

/** Prints the header, and each line as soon as it is known. */
export function createPrinter(
  measurements: readonly Measurement[],
  { old, new: now }: Record<Side, Checkout>,
): Printer {
  const names = measurements.flatMap(({ lines }) => lines.map(({ name }) => name));
  const width = Math.max(...names.map((name) => name.length));
  const header: Row = ['', old.name, now.name, 'ratio', ''];
  const print = (row: Row) => console.log(formatRow(row, width));
  const rows = (conclusions: readonly Conclusion[]) => [header, ...conclusions.map((one) => toRow(one, old.name))];
  const begin = () => console.log(`\n${formatRow(header, width)}`);
  begin();
  return {
    line(conclusion) {
      print(toRow(conclusion, old.name));
      if (conclusion.failure) console.log(shorten(conclusion.failure));
    },
    all(conclusions) {
      begin();
      rows(conclusions).slice(1).forEach(print);
    },
    rows,
  };
}

/** The end of what a command has printed says what went wrong. */
function shorten(failure: string): string {
  const lines = stripVTControlCharacters(failure).trim().split('\n');
  const shown = lines.length > MOST_LINES ? [lines[0] ?? '', '…', ...lines.slice(2 - MOST_LINES)] : lines;
  return shown.map((line) => `  ${line}`).join('\n');
}
