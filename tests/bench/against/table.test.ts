import { expect, it } from 'vitest';
import type { Line } from '../../../bench/against/compare';
import { conclude } from '../../../bench/against/conclude';
import { formatMarkdown, formatRow, type Row, toRow } from '../../../bench/against/table';

const save: Line = { name: 'save', unit: 'ms', better: 'less', kind: 'work' };
const heavy: Line = { name: 'heavy', unit: '', better: 'less', kind: 'exact' };
const seen = (...repeats: number[]) => ({ repeats });

const rows: Row[] = [
  ['', 'main', 'working tree', 'ratio', ''],
  ...[
    conclude(save, { old: seen(930, 940, 950), new: seen(2400, 2500, 2600) }),
    conclude(save, { old: { repeats: [], notThere: true }, new: seen(2500) }),
    conclude(save, { old: seen(10, 20), new: seen(15, 25) }),
    conclude(heavy, { old: seen(0), new: seen(5) }),
  ].map((conclusion) => toRow(conclusion, 'main')),
];

it('shows medians, spreads, the ratio and the verdict', () => {
  expect(rows.map((row) => formatRow(row, 6))).toEqual([
    '        main                working tree        ratio',
    'save    940 ms ±1 %         2500 ms ±4 %        2.66 ×    WORSE',
    'save    –                   2500 ms                       not in main',
    'save    15.0 ms ±33 %       20.0 ms ±25 %       1.33 ×    unclear',
    'heavy   0.00                5.00                ∞ ×       WORSE',
  ]);
});

it('is a table of Markdown, too', () => {
  expect(formatMarkdown(rows.slice(0, 2))).toBe(`|  | main | working tree | ratio |  |
|---|---:|---:|---:|---|
| save | 940 ms ±1 % | 2500 ms ±4 % | 2.66 × | WORSE |`);
});
