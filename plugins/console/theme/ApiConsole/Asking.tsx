import { translate } from '@docusaurus/Translate';
import Logins from '@theme/ApiConsole/Logins';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { addressOf } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

/** What a reader should know before the request is sent. */
export default function Asking(): ReactNode {
  const { bench, state, shared } = useBench();
  const { asking, form } = state;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!asking) return undefined;
    const before = document.activeElement;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
    return () => {
      // The button that was pressed is gone.
      if (document.activeElement === document.body && before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, [asking]);
  if (!asking) return null;
  const credential = form.fields.find(({ isKey, value }) => isKey && value === '')?.credential ?? '';
  const force = () => void bench.send({ isForced: true });
  return (
    <div ref={place} className="api-asking" role="alert" tabIndex={-1}>
      {asking === 'login' ? (
        <>
          <p>{translate({ id: 'console.logInFirst', message: 'Log in first: this call needs a key.' })}</p>
          <div className="api-fill-line">
            <Logins credential={credential} />
            <button type="button" className="api-small" onClick={force}>
              {translate({ id: 'console.sendAnyway', message: 'Send without it' })}
            </button>
          </div>
        </>
      ) : (
        <>
          <p>
            {translate(
              { id: 'console.confirm', message: 'This call changes data on {server}, a real server.' },
              { server: addressOf(shared) },
            )}
          </p>
          <div className="api-fill-line">
            <button type="button" className="api-small" onClick={force}>
              {translate({ id: 'console.confirm.send', message: 'Send it' })}
            </button>
            <button type="button" className="api-small" onClick={() => bench.store.set({ asking: undefined })}>
              {translate({ id: 'console.cancel', message: 'Cancel' })}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
