import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Answered } from '../../browser/readReply';
import { PROXY } from '../../browser/targets';

const START_LOCALLY = 'npx livespec sandbox openapi.yaml';

/** Why there is no answer, and the way out. */
export default function Failure({ failure }: { failure: NonNullable<Answered['failure']> }): ReactNode {
  const { kind, message, address } = failure;
  if (kind === 'cancelled') {
    return <p className="api-note">{translate({ id: 'console.cancelled', message: 'Cancelled.' })}</p>;
  }
  const hasWayOut = kind !== 'request' && kind !== 'local' && kind !== 'offline';
  return (
    <div className="api-failure">
      <p>{kind === 'request' ? message : REASONS[kind](address)}</p>
      {kind === 'local' && <pre>{START_LOCALLY}</pre>}
      {hasWayOut && (
        <p className="api-note">
          {translate({
            id: 'console.wayOut',
            message: 'Copy the request as curl and run it in a terminal, or choose a sandbox.',
          })}{' '}
          {PROXY && translate({ id: 'console.wayOut.proxy', message: 'The proxy above gets around it, too.' })}
        </p>
      )}
    </div>
  );
}

const REASONS: Record<'offline' | 'mixed' | 'private' | 'local' | 'blocked', (address: string) => string> = {
  offline: () => translate({ id: 'console.failure.offline', message: 'This browser is offline.' }),
  mixed: (address) =>
    translate(
      {
        id: 'console.failure.mixed',
        message: '{address} is not encrypted, and browsers let a page with https send nothing there.',
      },
      { address },
    ),
  private: (address) =>
    translate(
      {
        id: 'console.failure.private',
        message: '{address} is in a private network, which browsers hide from public pages unless it allows them.',
      },
      { address },
    ),
  local: (address) =>
    translate(
      { id: 'console.failure.local', message: 'No sandbox answers at {address}. Start one in a terminal:' },
      { address },
    ),
  blocked: (address) =>
    translate(
      {
        id: 'console.failure.blocked',
        message:
          '{address} cannot be reached, or it does not allow pages of other sites to read its answers (CORS). Browsers do not say which.',
      },
      { address },
    ),
};
