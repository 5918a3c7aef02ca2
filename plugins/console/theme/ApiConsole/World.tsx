import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { isSandbox } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

/** What readers should know of the target, and a way to begin anew. */
export default function World(): ReactNode {
  const { bench, state, shared } = useBench();
  const { target } = shared;
  return (
    <footer className="api-world">
      <p>
        {target.kind === 'page'
          ? translate({
              id: 'console.about',
              message:
                'The sandbox in this page answers. Nothing is sent over the network, and its data stays in this browser.',
            })
          : translate({
              id: 'console.about.server',
              message: 'This browser sends the request to the server. Keys stay in the memory of this tab.',
            })}
      </p>
      {isSandbox(target) && (
        <button type="button" className="api-link" aria-disabled={state.isBusy} onClick={() => void bench.reset()}>
          {translate({ id: 'console.reset', message: 'Reset the sandbox' })}
        </button>
      )}
    </footer>
  );
}
