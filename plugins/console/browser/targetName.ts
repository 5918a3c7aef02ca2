import { translate } from '@docusaurus/Translate';
import type { Target } from './targets';

export function targetName({ kind, url = '' }: Target): string {
  if (kind === 'server') return url;
  if (kind === 'page') return translate({ id: 'console.target.page', message: 'Sandbox in this page' });
  if (kind === 'local') return translate({ id: 'console.target.local', message: 'Sandbox on this machine' });
  return translate({ id: 'console.target.other', message: 'Another server…' });
}
