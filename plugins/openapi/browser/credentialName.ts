import { translate } from '@docusaurus/Translate';
import type { SchemeKind } from '../core/view/types';

interface Credential {
  label: string;
  kind: SchemeKind;
  name?: string;
}

const apiKey = () => translate({ id: 'api.scheme.apiKey', message: 'API key' });

/** Absent for an unknown kind. */
const SCHEMES: Partial<Record<SchemeKind, (name: string) => string>> = {
  basic: () => translate({ id: 'api.scheme.basic', message: 'HTTP Basic' }),
  bearer: (name) =>
    name === ''
      ? translate({ id: 'api.scheme.bearer', message: 'Bearer token' })
      : translate({ id: 'api.scheme.bearerFormat', message: 'Bearer token ({name})' }, { name }),
  http: (name) => translate({ id: 'api.scheme.http', message: 'HTTP {name}' }, { name }),
  oauth2: () => 'OAuth 2.0',
  openIdConnect: () => 'OpenID Connect',
  mutualTLS: () => translate({ id: 'api.scheme.mutualTLS', message: 'Mutual TLS (client certificate)' }),
  query: apiKey,
  header: apiKey,
  cookie: apiKey,
};

/** Sites may write `{key}`, that of the scheme. */
const KEYS: Partial<Record<SchemeKind, (values: { name: string; key: string }) => string>> = {
  query: (values) => translate({ id: 'api.scheme.query', message: 'API key in the query parameter {name}' }, values),
  header: (values) => translate({ id: 'api.scheme.header', message: 'API key in the header {name}' }, values),
  cookie: (values) => translate({ id: 'api.scheme.cookie', message: 'API key in the cookie {name}' }, values),
};

/** Describes a credential; API keys by the name of their parameter. */
export function credentialName({ label, kind, name = '' }: Credential): string {
  return KEYS[kind]?.({ name, key: label }) ?? schemeName(kind, name) ?? label;
}

export function schemeName(kind: SchemeKind, name = ''): string | undefined {
  return SCHEMES[kind]?.(name);
}
