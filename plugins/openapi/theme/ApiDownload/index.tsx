import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { DOWNLOADS } from '../../core/pages/downloads';

/** Links to the document as one file. `folder`: the address of the overview. */
export default function ApiDownload({ folder }: { folder: string }): ReactNode {
  const base = useBaseUrl(folder).replace(/\/$/, '');
  return (
    <span className="api-download">
      {translate({ id: 'api.download', message: 'OpenAPI document:' })}{' '}
      {DOWNLOADS.map(({ name, format }) => (
        <a key={name} href={`${base}/${name}`} download>
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
