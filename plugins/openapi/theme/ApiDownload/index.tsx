import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import folders from '@generated/openapi/default/folder.json';
import type { ReactNode } from 'react';
import { useOwn } from '../../browser/useOwn';
import { DOWNLOADS } from '../../core/pages/downloads';

/**
 * Links to the document as one file: that of the page's version, or of the API whose overview has the address `folder`.
 * Nothing on pages of a version without a document.
 */
export default function ApiDownload({ folder }: { folder?: string }): ReactNode {
  const own = useOwn(folders);
  const base = useBaseUrl(folder ?? own).replace(/\/$/, '');
  if (own === undefined) return null;
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
