import { escapeText } from '../../../../shared/core/description/escapeText';
import type { ErrorRow } from '../../model/types';
import type { PageWords } from '../../words/pageWords';

/** Columns that no error fills are left out. */
const COLUMNS: ReadonlyArray<{ key: keyof ErrorRow; word: keyof PageWords & `errorRow${string}` }> = [
  { key: 'code', word: 'errorRowCode' },
  { key: 'status', word: 'errorRowStatus' },
  { key: 'meaning', word: 'errorRowMeaning' },
  { key: 'action', word: 'errorRowAction' },
];

/** Markdown: cells are Markdown in a table of HTML, since they may have several lines. */
export function writeErrorTable(rows: readonly ErrorRow[], words: PageWords): string {
  const columns = COLUMNS.filter(({ key }) => rows.some((row) => row[key] !== undefined));
  const head = columns.map(({ word }) => `<th scope="col">${escapeText(words[word])}</th>`);
  const cell = (row: ErrorRow, key: keyof ErrorRow) =>
    key === 'code' ? `<td><code>${escapeText(row.code)}</code></td>` : `<td>\n\n${row[key] ?? ''}\n\n</td>`;
  const body = rows.map((row) => `<tr>\n${columns.map(({ key }) => cell(row, key)).join('\n')}\n</tr>`);
  return `<table>\n<thead><tr>${head.join('')}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}
