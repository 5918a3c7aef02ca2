import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Names the version of the docs that is searched, if there are several. */
export default function Scope({ version }: { version: { label: string } | undefined }): ReactNode {
  if (!version) return null;
  return (
    <p className="search-scope">
      {translate({ id: 'theme.search.version', message: 'In version {version}' }, { version: version.label })}
    </p>
  );
}
