import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { isSandbox } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

/** The requests of this tab, newest first. */
export default function History(): ReactNode {
  const { bench, state, shared } = useBench();
  const { entries } = shared;
  if (entries.length === 0) return null;
  const again = translate({ id: 'console.again', message: 'Again' });
  const edit = translate({ id: 'console.edit', message: 'Edit' });
  return (
    <details className="api-panel api-history">
      <summary>
        {translate({ id: 'console.history', message: 'Requests of this tab' })} <small>{entries.length}</small>
      </summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.number}>
            <time>{entry.time.toLocaleTimeString()}</time>
            <b className={entry.isError ? 'is-bad' : undefined}>{entry.outcome}</b>
            <code title={entry.label}>{entry.label}</code>
            <span>
              {entry.operation === bench.operation && (
                <button
                  type="button"
                  className="api-link"
                  aria-label={`${edit} ${entry.number}`}
                  onClick={() => bench.edit(entry)}
                >
                  {edit}
                </button>
              )}
              {(entry.operation === bench.operation || isSandbox(shared.target)) && (
                <button
                  type="button"
                  className="api-link"
                  aria-label={`${again} ${entry.number}`}
                  aria-disabled={state.isBusy}
                  onClick={() => void bench.again(entry)}
                >
                  {again}
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
