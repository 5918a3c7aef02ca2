import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { DOWNLOADS, type DocumentFormat } from '../../core/pages/downloads';

interface ApiDownloadProps {
  /** The address of the overview. */
  folder: string;
  /** By default all; a very long document is not offered as YAML. */
  formats?: DocumentFormat[];
}

/** Links to the document as one file. */
export default function ApiDownload({ folder, formats }: ApiDownloadProps): ReactNode {
  const base = useBaseUrl(folder).replace(/\/$/, '');
  return (
    <span className="api-download">
      {translate({ id: 'api.download', message: 'OpenAPI document:' })}{' '}
      {DOWNLOADS.filter(({ format }) => formats?.includes(format) ?? true).map(({ name, format }) => (
        <a key={name} href={`${base}/${name}`} download>
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
