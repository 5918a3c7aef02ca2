import { translate } from '@docusaurus/Translate';
import type { SchemeKind } from '../core/view/types';

interface Credential {
  label: string;
  kind: SchemeKind;
  name?: string;
}

/** Describes a credential; API keys by the name of their parameter. */
export function credentialName({ label, kind, name = '' }: Credential): string {
  const values = { name, key: label };
  switch (kind) {
    case 'query':
      return translate({ id: 'api.scheme.query', message: 'API key in the query parameter {name}' }, values);
    case 'header':
      return translate({ id: 'api.scheme.header', message: 'API key in the header {name}' }, values);
    case 'cookie':
      return translate({ id: 'api.scheme.cookie', message: 'API key in the cookie {name}' }, values);
    default:
      return schemeName(kind, name) ?? label;
  }
}

/** Returns `undefined` for an unknown kind. */
export function schemeName(kind: SchemeKind, name = ''): string | undefined {
  switch (kind) {
    case 'basic':
      return translate({ id: 'api.scheme.basic', message: 'HTTP Basic' });
    case 'bearer':
      return name === ''
        ? translate({ id: 'api.scheme.bearer', message: 'Bearer token' })
        : translate({ id: 'api.scheme.bearerFormat', message: 'Bearer token ({name})' }, { name });
    case 'http':
      return translate({ id: 'api.scheme.http', message: 'HTTP {name}' }, { name });
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return translate({ id: 'api.scheme.mutualTLS', message: 'Mutual TLS (client certificate)' });
    case 'unknown':
      return undefined;
    default:
      return translate({ id: 'api.scheme.apiKey', message: 'API key' });
  }
}
