import { translate } from '@docusaurus/Translate';
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { isSandbox } from '../../../browser/targets';
import { useWorld } from '../../../browser/useWorld';

/** What readers should know of the target, a look inside a sandbox, and a way to begin anew. */
export default function World(): ReactNode {
  const { bench, state, shared, store, world } = useWorld();
  const { target } = shared;
  const isOpen = world.isOpen && isSandbox(target);
  const [Panel, setPanel] = useState<ComponentType>();
  const id = useId();
  useEffect(() => {
    let isGone = false;
    if (isOpen) {
      import('@theme/ApiConsole/World/Panel').then(
        ({ default: loaded }) => isGone || setPanel(() => loaded),
        // Offline: the next click tries again.
        () => store.set({ isOpen: false }),
      );
    }
    return () => {
      isGone = true;
    };
  }, [isOpen, store]);
  return (
    <>
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
          <>
            <button
              type="button"
              className="api-link"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => store.set({ isOpen: !isOpen, duo: undefined })}
            >
              {translate({ id: 'console.world.open', message: 'Look inside' })}
            </button>
            <button type="button" className="api-link" aria-disabled={state.isBusy} onClick={() => void bench.reset()}>
              {translate({ id: 'console.reset', message: 'Reset the sandbox' })}
            </button>
          </>
        )}
      </footer>
      <div id={id}>{isOpen && Panel && <Panel />}</div>
    </>
  );
}
