import { translate } from '@docusaurus/Translate';
import CopyCurl from '@theme/ApiConsole/CopyCurl';
import FailureReason from '@theme/ApiConsole/FailureReason';
import type { ReactNode } from 'react';
import type { Failed } from '../../browser/readReply';
import { PROXY } from '../../browser/targets';

/** Why there is no answer, and the way out. */
export default function Failure({ failure }: { failure: Failed }): ReactNode {
  const { kind, address } = failure;
  if (kind === 'cancelled') {
    return <p className="api-note">{translate({ id: 'console.cancelled', message: 'Cancelled.' })}</p>;
  }
  const hasWayOut = !['request', 'answer', 'local', 'offline'].includes(kind);
  return (
    <div className="api-failure">
      <FailureReason failure={failure} />
      {hasWayOut && (
        <p className="api-note">
          {translate({
            id: 'console.wayOut',
            message: 'Copy the request as curl and run it in a terminal, or choose a sandbox.',
          })}{' '}
          {PROXY &&
            kind !== 'redirect' &&
            address !== new URL(PROXY).origin &&
            translate({ id: 'console.wayOut.proxy', message: 'The proxy above gets around it, too.' })}
        </p>
      )}
      {hasWayOut && (
        <div className="api-fill-line">
          <CopyCurl />
        </div>
      )}
    </div>
  );
}
