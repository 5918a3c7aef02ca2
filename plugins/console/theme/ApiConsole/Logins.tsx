import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useBench } from '../../browser/useBench';

/** Who is logged in to the sandbox, and who could be. */
export default function Logins({ credential }: { credential: string }): ReactNode {
  const { bench, state, shared } = useBench();
  const { desk } = bench;
  const { known } = shared;
  const issuers = known && known.logins.length > 0 ? [] : desk.issuersOf(credential);
  const found = issuers.map(({ operationId, title }) => ({ name: title, operationId, values: {} }));
  const session = known?.session;
  const logins = [...(known?.logins ?? []), ...found];
  if (logins.length === 0) return null;
  return (
    <div className="api-logins">
      {session && known && (
        <span className="api-session">
          {session.name} <small>{ageOf(known.now - session.since)}</small>
        </span>
      )}
      {logins.map((login) => (
        <button
          key={login.name}
          type="button"
          className="api-small"
          aria-disabled={state.isBusy}
          onClick={() => void bench.logIn(login)}
        >
          {found.length > 0
            ? login.name
            : login.name === session?.name
              ? translate({ id: 'console.signIn.renew', message: 'Renew' })
              : translate({ id: 'console.logInAs', message: 'Log in as {name}' }, { name: login.name })}
        </button>
      ))}
    </div>
  );
}

function ageOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  return translate({ id: 'console.age', message: '{minutes} min' }, { minutes });
}
