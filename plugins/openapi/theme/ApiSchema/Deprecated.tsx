import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

export default function Deprecated({ since }: { since?: string | undefined }): ReactNode {
  return <span className="api-deprecated">{since ?? translate({ id: 'api.deprecated', message: 'deprecated' })}</span>;
}
