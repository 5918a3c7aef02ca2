import { translate } from '@docusaurus/Translate';
import type { SandboxKey } from '../../sandbox';

/** Names a security alternative. */
export function credentialLabel(keys: SandboxKey[]): string {
  if (keys.length === 0) return translate({ id: 'console.security.none', message: 'None' });
  return keys.map(({ name, prefix }) => prefix?.trim() || name).join(' + ');
}
