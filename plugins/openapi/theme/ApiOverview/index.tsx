import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { hasServerChoice } from '../../core/serverAddress';
import type { OverviewView, SecuritySchemeView, ServerView } from '../../core/view/types';
import Extensions from '../ApiOperation/Extensions';
import Server from '../ApiOperation/Server';
import Html from '../ApiSchema/Html';
import ApiServer from '../ApiServer';
import { Assumptions } from '../Assumed';
import { colon } from '../punctuation';
import { flowName, flowUrlName, schemeName } from '../SecuritySchemes/credentialName';

/** The API as a whole: what it says of itself, where it is served, which keys it knows. */
export default function ApiOverview({ data, children }: { data: OverviewView; children?: ReactNode }): ReactNode {
  const { html, assumed, version, facts, servers, securitySchemes, noCalls, extensions } = data;
  return (
    <div className="api-text">
      {version && (
        <p className="api-note api-version">
          {translate({ id: 'api.version', message: 'Version' })} <code>{version}</code>
        </p>
      )}
      <Html html={html} />
      {children}
      <Assumptions assumed={assumed} />
      {noCalls && (
        <p>
          {translate({ id: 'api.noCalls', message: 'This document describes no calls.' })}{' '}
          {noCalls.modelsHref && (
            <Link to={noCalls.modelsHref}>
              {translate({ id: 'api.noCalls.models', message: 'The types that it describes' })}
            </Link>
          )}
        </p>
      )}
      {facts.length > 0 && (
        <ul className="api-facts">
          {facts.map(({ kind, text, href }) => (
            <li key={kind}>
              {factLabel(kind)} {href ? <Link to={href}>{text}</Link> : text}
            </li>
          ))}
        </ul>
      )}
      {servers.length > 0 && <Servers servers={servers} />}
      {securitySchemes.length > 0 && (
        <>
          <h2 id="authentication">{translate({ id: 'api.authentication', message: 'Authentication' })}</h2>
          <SecurityList schemes={securitySchemes} />
        </>
      )}
      {extensions && <Extensions extensions={extensions} />}
    </div>
  );
}

function Servers({ servers }: { servers: ServerView[] }): ReactNode {
  return (
    <>
      <h2 id="servers">{translate({ id: 'api.servers', message: 'Servers' })}</h2>
      <ul className="api-servers">
        {servers.map((server, index) => (
          <li key={index}>
            <Server server={server} />
          </li>
        ))}
      </ul>
      {hasServerChoice(servers) && (
        <>
          <p className="api-note">{translate({ id: 'api.servers.choose', message: 'Samples call this server:' })}</p>
          <ApiServer servers={servers} />
        </>
      )}
    </>
  );
}

export function SecurityList({ schemes }: { schemes: SecuritySchemeView[] }): ReactNode {
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
        <p key={index}>
          <Link to={url}>{url}</Link>
        </p>
      ))}
      {flows.map(({ flow, urls, scopes }) => (
        <details key={flow}>
          <summary>{flowName(flow)}</summary>
          <ul>
            {urls.map(({ kind, url }) => (
              <li key={kind}>
                {flowUrlName(kind)}
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

function factLabel(kind: OverviewView['facts'][number]['kind']): string {
  switch (kind) {
    case 'license':
      return translate({ id: 'api.fact.license', message: 'License:' });
    case 'contact':
      return translate({ id: 'api.fact.contact', message: 'Contact:' });
    case 'terms':
      return translate({ id: 'api.fact.terms', message: 'Terms of service:' });
    case 'docs':
      return translate({ id: 'api.fact.docs', message: 'More documentation:' });
    case 'logo':
      return translate({ id: 'api.fact.logo', message: 'Logo:' });
  }
}
