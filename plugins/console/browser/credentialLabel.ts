import { translate } from '@docusaurus/Translate';
import type { SchemeOfCall } from '../core/signIn/ways';

/** Names a security alternative. */
export function credentialLabel(set: SchemeOfCall[]): string {
  if (set.length === 0) return translate({ id: 'console.security.none', message: 'None' });
  return set.map(nameOf).join(' + ');
}

function nameOf({ label, kind, name = '', shared }: SchemeOfCall): string {
  const known = { basic: 'Basic', bearer: 'Bearer', oauth2: 'OAuth 2.0', openIdConnect: 'OpenID Connect' };
  const plain = kind in known ? known[kind as keyof typeof known] : name || label;
  return shared ? `${plain} (${label})` : plain;
}
