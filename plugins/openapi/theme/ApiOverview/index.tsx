import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ApiDownload from '@theme/ApiDownload';
import Extensions from '@theme/ApiOperation/Extensions';
import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import type { ReactNode } from 'react';
import type { OverviewView } from '../../core/view/types';

export default function ApiOverview({ data, children }: { data: OverviewView; children?: ReactNode }): ReactNode {
  const { html, assumed, version, facts, folder, logo, noCalls, extensions } = data;
  const src = useBaseUrl(logo?.src);
  return (
    <div className="api-text">
      {logo && (
        <img className={logo.size ? 'api-logo spec-image' : 'api-logo'} src={src} alt={logo.alt} {...logo.size} />
      )}
      <p className="api-note api-version">
        {version && (
          <span>
            {translate({ id: 'api.version', message: 'Version' })} <code>{version}</code>
          </span>
        )}
        <ApiDownload folder={folder} />
      </p>
      <Html html={html} />
      {children}
      <Assumptions assumed={assumed} />
      {noCalls && (
        <p>
          {translate({ id: 'api.noCalls', message: 'This document describes no calls.' })}{' '}
          {noCalls.modelsHref && (
            <Link to={noCalls.modelsHref}>
              {translate({ id: 'api.noCalls.models', message: 'The types in this document' })}
            </Link>
          )}
        </p>
      )}
      {facts.length > 0 && (
        <ul className="api-facts">
          {facts.map(({ kind, text, href }) => (
            <li key={kind}>
              {FACTS[kind]()} {href ? <Link to={href}>{text}</Link> : text}
            </li>
          ))}
        </ul>
      )}
      {extensions && <Extensions extensions={extensions} />}
    </div>
  );
}

const FACTS: Record<OverviewView['facts'][number]['kind'], () => string> = {
  license: () => translate({ id: 'api.fact.license', message: 'License:' }),
  contact: () => translate({ id: 'api.fact.contact', message: 'Contact:' }),
  email: () => translate({ id: 'api.fact.email', message: 'Email:' }),
  terms: () => translate({ id: 'api.fact.terms', message: 'Terms of service:' }),
  docs: () => translate({ id: 'api.fact.docs', message: 'More documentation:' }),
  self: () => translate({ id: 'api.fact.self', message: 'Address of the OpenAPI document:' }),
};
