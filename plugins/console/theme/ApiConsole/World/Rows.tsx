import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { WorldRow } from '../../../../sandbox';
import { showDuration } from '../../../browser/worldTimes';

/** More of a value would hide the others. */
const MOST_SHOWN = 120;

interface RowsProps {
  title: string;
  rows: WorldRow[];
  total: number;
  /** The time of the sandbox. */
  now: number;
  /** Beside a row. */
  children?: (row: WorldRow) => ReactNode;
}

/** What the sandbox has of one kind. */
export default function Rows({ title, rows, total, now, children }: RowsProps): ReactNode {
  return (
    <details className="api-list">
      <summary>
        {title} <small>{total}</small>
      </summary>
      <ul tabIndex={0} aria-label={title}>
        {rows.map((row) => (
          <li key={row.name}>
            <b>{row.name}</b>
            <span className="api-row-facts">
              {Object.entries(row.facts ?? {}).map(([name, value]) => (
                <span key={name}>
                  <small>{name}</small> <code>{show(value)}</code>
                </span>
              ))}
              {row.until !== undefined && <Expiry until={row.until} now={now} />}
            </span>
            {children?.(row)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Expiry({ until, now }: { until: number; now: number }): ReactNode {
  if (until <= now) {
    return <span className="api-bad">{translate({ id: 'console.world.expired', message: 'expired' })}</span>;
  }
  return (
    <span>
      {translate(
        { id: 'console.world.expires', message: 'expires in {duration}' },
        { duration: showDuration(until - now) },
      )}
    </span>
  );
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
