import { translate } from '@docusaurus/Translate';
import type { Target } from './targets';

export function targetName({ kind, server }: Target): string {
  if (server) return server.url;
  if (kind === 'page') return translate({ id: 'console.target.page', message: 'Sandbox in this page' });
  if (kind === 'local') return translate({ id: 'console.target.local', message: 'Sandbox on this machine' });
  return translate({ id: 'console.target.other', message: 'Another server…' });
}
