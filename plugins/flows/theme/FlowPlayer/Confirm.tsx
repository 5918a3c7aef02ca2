import { translate } from '@docusaurus/Translate';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ConfirmProps {
  /** Address of the real server. */
  server: string;
  /** Servers that get requests beside it. */
  others: string[];
  onRun: () => void;
  onCancel: () => void;
}

/** Asks before a workflow runs on a real server. */
export default function Confirm({ server, others, onRun, onCancel }: ConfirmProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    const before = document.activeElement;
    own?.focus({ preventScroll: true });
    return () => {
      // Its buttons are about to go.
      if (own?.contains(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={place} className="api-asking" role="alert" tabIndex={-1}>
      <p>
        {translate(
          { id: 'flows.confirm', message: 'This flow may change data on {server}, a real server.' },
          { server },
        )}
      </p>
      {others.length > 0 && (
        <p>
          {translate(
            { id: 'flows.confirm.others', message: 'It also sends requests to {servers}.' },
            { servers: others.join(', ') },
          )}
        </p>
      )}
      <div className="api-fill-line">
        <button type="button" className="api-small" onClick={onRun}>
          {translate({ id: 'flows.confirm.run', message: 'Run it there' })}
        </button>
        <button type="button" className="api-small" onClick={onCancel}>
          {translate({ id: 'flows.cancel', message: 'Cancel' })}
        </button>
      </div>
    </div>
  );
}
