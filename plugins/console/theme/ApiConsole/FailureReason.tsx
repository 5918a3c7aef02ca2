import { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { canReach } from '../../browser/canReach';
import type { Failed } from '../../browser/readReply';

const START_LOCALLY = 'npx livespec sandbox openapi.yaml';

/** Why there is no answer. */
export default function FailureReason({ failure: { kind, message, address } }: { failure: Failed }): ReactNode {
  if (kind === 'cancelled') return <p>{translate({ id: 'console.cancelled', message: 'Cancelled.' })}</p>;
  return (
    <>
      {kind === 'blocked' ? (
        <Blocked key={address} address={address} />
      ) : (
        <p>{kind === 'request' || kind === 'answer' ? message : REASONS[kind](address)}</p>
      )}
      {kind === 'local' && <pre>{START_LOCALLY}</pre>}
    </>
  );
}

/** Browsers do not say why. That a server answers at all, a page can find out. */
function Blocked({ address }: { address: string }): ReactNode {
  const [isReached, setReached] = useState<boolean>();
  if (isReached === true) {
    return (
      <p>
        {translate(
          {
            id: 'console.failure.cors',
            message: '{address} answers, but does not allow pages of other sites to read its answers (CORS).',
          },
          { address },
        )}
      </p>
    );
  }
  if (isReached === false) {
    return (
      <p>
        {translate(
          {
            id: 'console.failure.unreachable',
            message: 'Nothing answers at {address}, or it hides from pages of other sites altogether.',
          },
          { address },
        )}
      </p>
    );
  }
  return (
    <>
      <p>
        {translate(
          {
            id: 'console.failure.blocked',
            message:
              '{address} cannot be reached, or it does not allow pages of other sites to read its answers (CORS). Browsers do not say which.',
          },
          { address },
        )}
      </p>
      <div className="api-fill-line">
        <button type="button" className="api-small" onClick={() => void canReach(address).then(setReached)}>
          {translate({ id: 'console.failure.find', message: 'Find out which' })}
        </button>
      </div>
    </>
  );
}

const REASONS: Record<'offline' | 'policy' | 'mixed' | 'private' | 'local' | 'redirect', (address: string) => string> =
  {
    offline: () => translate({ id: 'console.failure.offline', message: 'This browser is offline.' }),
    policy: (address) =>
      translate(
        {
          id: 'console.failure.policy',
          message: 'The policy of this site (CSP) forbids requests to {address}.',
        },
        { address },
      ),
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
    redirect: (address) =>
      translate(
        {
          id: 'console.failure.redirect',
          message:
            '{address} redirects the request to another address, which browsers hide. Nothing was sent there, as it could be the server of somebody else.',
        },
        { address },
      ),
  };
