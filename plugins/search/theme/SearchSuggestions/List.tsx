import type { ReactNode } from 'react';

export interface ListProps<Row> {
  id: string;
  label: string;
  sections: Array<{ key: string; title: string; start: number; rows: readonly Row[] }>;
  /** `index`: in the whole list. */
  renderRow: (row: Row, index: number) => ReactNode;
}

export default function List<Row>({ id, label, sections, renderRow }: ListProps<Row>): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no links
    <div id={id} className="search-list" role="listbox" aria-label={label}>
      {sections.map(({ key, title, start, rows }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds fields
        <div key={key} className="search-section" role="group" aria-labelledby={`${id}-section-${start}`}>
          <div id={`${id}-section-${start}`} className="search-section-title">
            {title}
          </div>
          {rows.map((row, index) => renderRow(row, start + index))}
        </div>
      ))}
    </div>
  );
}
