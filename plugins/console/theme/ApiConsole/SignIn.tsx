import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import schemes from '@generated/openapi/default/security.json';
import Choice from '@theme/ApiCode/Choice';
import SignInField from '@theme/ApiConsole/SignInField';
import SignInStatus from '@theme/ApiConsole/SignInStatus';
import { type ReactNode, useState } from 'react';
import { useSignIn } from '../../browser/signIn/useSignIn';
import { addressOf, faultOf } from '../../browser/targets';
import { useBench } from '../../browser/useBench';
import type { Field } from '../../core/field';
import { REDIRECT_PAGE } from '../../core/signIn/redirectPage';
import { type Flow, listWays, type SchemeOfCall } from '../../core/signIn/ways';

interface SignInProps {
  scheme: SchemeOfCall;
  /** Takes the token. */
  field: Field;
}

/** The ways of OAuth 2.0 and OpenID Connect to a token, of which the reader chooses. */
export default function SignIn({ scheme, field }: SignInProps): ReactNode {
  const { bench, shared } = useBench();
  const { desk } = bench;
  const [chosen, choose] = useState(0);
  const redirect = new URL(useBaseUrl(REDIRECT_PAGE), location.origin).href;
  const described = schemes[desk.version]?.find(({ key }) => key === scheme.label);
  const ways = described ? listWays(described, addressOf(shared)) : [];
  const way = ways[chosen] ?? ways[0];
  // Addresses of the provider may be relative to that of the API.
  const isComplete = faultOf(shared, desk) === undefined;
  const { status, values, keep, start, renew, cancel, session } = useSignIn({
    scheme,
    field,
    way: isComplete ? way : undefined,
    redirect,
  });
  if (!way) {
    return (
      <p className="api-note">
        {translate({
          id: 'console.signIn.paste',
          message: 'The document names no way to get a token that is safe in a page. Paste a token that you have.',
        })}
      </p>
    );
  }
  const needsSecret = way.flow === 'clientCredentials';
  const isBusy = status.kind === 'waiting' || status.kind === 'device';
  const isReady = isComplete && values.clientId !== '' && (!needsSecret || values.clientSecret !== '');
  return (
    <div className="api-sign-in">
      {ways.length > 1 && (
        <Choice
          name={translate({ id: 'console.signIn.way', message: 'Way to sign in' })}
          labels={ways.map(({ flow }) => FLOW_NAMES[flow]())}
          chosen={ways.indexOf(way)}
          onChoose={choose}
        />
      )}
      <SignInField
        name={translate({ id: 'console.signIn.clientId', message: 'Client ID' })}
        value={values.clientId}
        onChange={(text) => keep('clientId', text)}
      />
      <SignInField
        isSecret
        isOptional={!needsSecret}
        name={translate({ id: 'console.signIn.clientSecret', message: 'Client secret' })}
        value={values.clientSecret}
        onChange={(text) => keep('clientSecret', text)}
      />
      {values.clientSecret !== '' && (
        <Choice
          name={translate({ id: 'console.signIn.sends', message: 'Send the secret in' })}
          labels={[
            translate({ id: 'console.signIn.header', message: 'Secret in the header' }),
            translate({ id: 'console.signIn.body', message: 'Secret in the body' }),
          ]}
          chosen={values.sends === 'body' ? 1 : 0}
          onChoose={(index) => keep('sends', index === 1 ? 'body' : 'header')}
        />
      )}
      <SignInField
        isOptional
        name={translate({ id: 'console.signIn.scopes', message: 'Scopes' })}
        value={values.scope}
        choices={way.scopes}
        onChange={(text) => keep('scope', text)}
      />
      {way.flow === 'authorizationCode' && (
        <p className="api-note">
          {translate({ id: 'console.signIn.redirect', message: 'Redirect address to register with the provider:' })}{' '}
          <code>{redirect}</code>
        </p>
      )}
      <div className="api-fill-line">
        <button type="button" className="api-small" aria-disabled={isBusy || !isReady} onClick={start}>
          {translate({ id: 'console.signIn', message: 'Sign in' })}
        </button>
        {session.canRenew && isComplete && !isBusy && (
          <button type="button" className="api-small" onClick={renew}>
            {translate({ id: 'console.signIn.renew', message: 'Renew' })}
          </button>
        )}
        {isBusy && (
          <button type="button" className="api-small" onClick={cancel}>
            {translate({ id: 'console.cancel', message: 'Cancel' })}
          </button>
        )}
      </div>
      <SignInStatus status={status} isSignedIn={field.value !== ''} minutes={session.minutes} />
    </div>
  );
}

const FLOW_NAMES: Record<Flow, () => string> = {
  authorizationCode: () => translate({ id: 'console.flow.authorizationCode', message: 'Authorization code flow' }),
  clientCredentials: () => translate({ id: 'console.flow.clientCredentials', message: 'Client credentials flow' }),
  deviceAuthorization: () =>
    translate({ id: 'console.flow.deviceAuthorization', message: 'Device authorization flow' }),
};
