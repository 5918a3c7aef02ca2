import { round } from '../report';
import type { Sample } from './compare';
import { type Conclusion, fails } from './conclude';

/** As texts: line, old, new, ratio, verdict. */
export type Row = readonly [string, string, string, string, string];

const WIDTHS = [18, 18, 8];

export function toRow(conclusion: Conclusion, oldName: string): Row {
  const { line, comparison, outcome, repeats } = conclusion;
  const show = (values: number[], sample?: Sample) => {
    if (values.length === 0) return '–';
    const middle = `${round(sample?.median ?? values[0] ?? Number.NaN)} ${line.unit}`.trim();
    return sample && values.length > 1 && line.kind !== 'exact' ? `${middle} ±${percent(sample.spread)}` : middle;
  };
  const ratio = comparison ? formatRatio(comparison.ratio) : '';
  const verdict = fails(conclusion) ? outcome.toUpperCase() : explain(outcome, oldName);
  return [line.name, show(repeats.old, comparison?.old), show(repeats.new, comparison?.new), ratio, verdict];
}

/** As a line of a table whose first column has `width` characters. */
export function formatRow([name, ...cells]: Row, width: number): string {
  const padded = cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0));
  return [name.padEnd(width), ...padded].join('  ').trimEnd();
}

export function formatMarkdown(rows: readonly Row[]): string {
  return rows
    .map((row, index) => `| ${row.join(' | ')} |${index === 0 ? '\n|---|---:|---:|---:|---|' : ''}`)
    .join('\n');
}

function explain(outcome: Conclusion['outcome'], oldName: string): string {
  if (outcome === 'not in old') return `not in ${oldName}`;
  if (outcome === 'failed in old') return `fails in ${oldName}`;
  return outcome;
}

function formatRatio(ratio: number): string {
  return `${Number.isFinite(ratio) ? ratio.toFixed(2) : '∞'} ×`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
