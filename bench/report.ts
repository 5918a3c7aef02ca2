export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** Maximum; absent if the figure is informative. */
  budget?: number;
  note?: string;
}

export function passes({ value, budget }: Figure): boolean | undefined {
  return budget === undefined ? undefined : value <= budget;
}

export function formatFigures(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, budget, note } = figure;
    const limit = budget === undefined ? (note ?? '') : `≤ ${round(budget)} ${unit}${note ? ` (${note})` : ''}`;
    return [what, `${round(value)} ${unit}`.trim(), limit, verdict(passes(figure))];
  });
  const all = [['what', 'measured', 'budget', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function verdict(passed: boolean | undefined): string {
  if (passed === undefined) return '';
  return passed ? 'pass' : 'FAIL';
}

export function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
