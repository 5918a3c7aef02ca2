import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import type { ReactNode } from 'react';
import { schemeName } from '../../browser/credentialName';
import { colon } from '../../browser/punctuation';
import type { SecuritySchemeView } from '../../core/view/types';

export default function SecurityList({ schemes }: { schemes: SecuritySchemeView[] }): ReactNode {
  return schemes.map((scheme) => <SecurityScheme key={scheme.key} scheme={scheme} />);
}

function SecurityScheme({ scheme }: { scheme: SecuritySchemeView }): ReactNode {
  const { key, type, kind, name, carrier, html, assumed, deprecated, openIdConnectUrl, oauth2MetadataUrl, flows } =
    scheme;
  const addresses = [openIdConnectUrl, oauth2MetadataUrl].filter((url) => url !== undefined);
  const id = `auth-${key.replace(/[\s"'<>`%\\^{|}*]+/g, '-')}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <div className="api-scheme" id={id}>
      <h3>
        {key} <small>{schemeName(kind, name) ?? type}</small>
        {deprecated && (
          <span className="api-deprecated">{translate({ id: 'api.deprecated', message: 'deprecated' })}</span>
        )}
      </h3>
      {carrier && (
        <p>
          <code>{carrier}</code>
        </p>
      )}
      <Html html={html} />
      <Assumptions assumed={assumed} />
      {addresses.map((url, index) => (
        <p key={index}>{/^https?:/i.test(url) ? <Link to={url}>{url}</Link> : <code>{url}</code>}</p>
      ))}
      {flows.map(({ flow, urls, scopes }) => (
        <details key={flow}>
          <summary>{nameOf(flow, FLOWS)}</summary>
          <ul>
            {urls.map(({ kind, url }) => (
              <li key={kind}>
                {nameOf(kind, ADDRESSES)}
                {colon()}
                <code>{url}</code>
              </li>
            ))}
            {scopes.map((scope) => (
              <li key={scope.name}>
                <code>{scope.name}</code> <Html inline html={scope.html} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

type Names = Record<string, () => string>;

const FLOWS: Names = {
  authorizationCode: () => translate({ id: 'api.flow.authorizationCode', message: 'Authorization code flow' }),
  implicit: () => translate({ id: 'api.flow.implicit', message: 'Implicit flow' }),
  password: () => translate({ id: 'api.flow.password', message: 'Password flow' }),
  clientCredentials: () => translate({ id: 'api.flow.clientCredentials', message: 'Client credentials flow' }),
  deviceAuthorization: () => translate({ id: 'api.flow.deviceAuthorization', message: 'Device authorization flow' }),
};

const ADDRESSES: Names = {
  authorizationUrl: () => translate({ id: 'api.flow.authorizationUrl', message: 'Authorization' }),
  tokenUrl: () => translate({ id: 'api.flow.tokenUrl', message: 'Token' }),
  refreshUrl: () => translate({ id: 'api.flow.refreshUrl', message: 'Refresh' }),
  deviceAuthorizationUrl: () => translate({ id: 'api.flow.deviceAuthorizationUrl', message: 'Device authorization' }),
};

/** What is unknown keeps its name. */
function nameOf(key: string, names: Names): string {
  return (Object.hasOwn(names, key) && names[key]?.()) || key;
}
