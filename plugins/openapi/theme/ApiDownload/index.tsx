import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import downloads from '@generated/openapi/default/download.json';
import type { ReactNode } from 'react';
import { useOwn } from '../../browser/useOwn';
import { DOWNLOADS, TOOL_FILES } from '../../core/download/formats';

/**
 * Links to the document as one file, and to files for other tools: those of the page's version, or of the API whose overview has the address `folder`.
 * Nothing on pages of a version without a document.
 */
export default function ApiDownload({ folder }: { folder?: string }): ReactNode {
  const own = useOwn(downloads);
  const given = Object.values(downloads).find((download) => download?.folder === folder);
  const base = useBaseUrl(folder ?? own?.folder).replace(/\/$/, '');
  if (own === undefined) return null;
  const { formats } = given ?? own;
  const linkTo = (name: string, label: string) => (
    <a key={name} href={`${base}/${name}`} download>
      {label}
    </a>
  );
  return (
    <>
      <span className="api-download">
        {translate({ id: 'api.download', message: 'OpenAPI document:' })}{' '}
        {DOWNLOADS.filter(({ format }) => formats.includes(format)).map(({ name, format }) =>
          linkTo(name, format.toUpperCase()),
        )}
      </span>
      <span className="api-download">
        {translate({ id: 'api.downloads', message: 'Downloads:' })}{' '}
        {TOOL_FILES.map(({ name, label }) => linkTo(name, label))}
      </span>
    </>
  );
}
