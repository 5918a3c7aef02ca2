import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SignInState } from '../../browser/signIn/useSignIn';
import { mayVisit } from '../../core/signIn/mayVisit';

interface SignInStatusProps {
  status: SignInState;
  isSignedIn: boolean;
  /** How long the token is valid. */
  minutes: number | undefined;
}

/** How far signing in has come. */
export default function SignInStatus({ status, isSignedIn, minutes }: SignInStatusProps): ReactNode {
  return (
    <div aria-live="polite">
      {status.kind === 'ready' && isSignedIn && <Signed minutes={minutes} />}
      {status.kind === 'waiting' && (
        <p className="api-note">{translate({ id: 'console.signIn.waiting', message: 'Waiting for the provider…' })}</p>
      )}
      {status.kind === 'device' && <Device {...status} />}
      {status.kind === 'failed' && <p className="api-failure">{WHY[status.reason](status.message)}</p>}
    </div>
  );
}

function Signed({ minutes }: { minutes: number | undefined }): ReactNode {
  if (minutes !== undefined && minutes <= 0) {
    return <p className="api-note">{translate({ id: 'console.signIn.expired', message: 'The token has expired.' })}</p>;
  }
  return (
    <p>
      <span className="api-session">
        {translate({ id: 'console.signIn.done', message: 'Signed in' })}
        {minutes !== undefined && (
          <small>{translate({ id: 'console.signIn.left', message: '{minutes} min left' }, { minutes })}</small>
        )}
      </span>
    </p>
  );
}

function Device({ code, address }: { code: string; address: string }): ReactNode {
  return (
    <p>
      {translate({ id: 'console.signIn.device', message: 'Enter this code at the provider:' })}{' '}
      <code className="api-device-code">{code}</code>{' '}
      {mayVisit(address) && (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      )}
    </p>
  );
}

const WHY: Record<Extract<SignInState, { kind: 'failed' }>['reason'], (message: string) => string> = {
  refused: (message) => message,
  popup: () =>
    translate({
      id: 'console.signIn.popup',
      message: 'This browser has blocked the window of the provider. Allow it for this page, and sign in again.',
    }),
  blocked: (address) =>
    translate(
      {
        id: 'console.signIn.blocked',
        message:
          '{address} cannot be reached, or it does not allow pages of other sites to read its answers (CORS). Get a token in another way, and paste it.',
      },
      { address },
    ),
};
