import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { isSandbox } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

/** Sends, too. */
const KEY = 'Enter';

/** Sends the request, or ends it. */
export default function Send(): ReactNode {
  const { bench, state, shared } = useBench();
  const { codes, answers } = bench.operation;
  // Errors of a catalogue are in rows of their own.
  const statuses = codes || !isSandbox(shared.target) ? [] : answers.filter(({ status }) => /^[345]\d\d$/.test(status));
  return (
    <div className="api-send">
      <button type="button" className="api-try" aria-disabled={state.isBusy} onClick={() => void bench.send()}>
        {translate({ id: 'console.send', message: 'Send' })}
      </button>
      {state.isBusy ? (
        <button type="button" className="api-small" onClick={bench.cancel}>
          {translate({ id: 'console.cancel', message: 'Cancel' })}
        </button>
      ) : (
        <kbd>{KEY}</kbd>
      )}
      {statuses.length > 0 && (
        <select
          aria-label={translate({ id: 'console.answer', message: 'Make it answer' })}
          value=""
          onChange={({ target }) => void bench.send({ prefer: `code=${target.value}` })}
        >
          <option value="">{translate({ id: 'console.answer', message: 'Make it answer' })}</option>
          {statuses.map(({ status }) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      )}
    </div>
  );
}
