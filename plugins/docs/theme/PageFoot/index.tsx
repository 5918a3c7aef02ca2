import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import LastUpdated from '@theme/PageFoot/LastUpdated';
import type { ReactNode } from 'react';
import './pageFoot.css';

export interface PageFootProps {
  lastUpdatedAt?: number | null;
  editUrl?: string | null;
}

export default function PageFoot({ lastUpdatedAt, editUrl }: PageFootProps): ReactNode {
  if (!lastUpdatedAt && !editUrl) return null;
  return (
    <div className="page-foot">
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
      {editUrl && (
        <Link to={editUrl} className="theme-edit-this-page">
          <Translate id="theme.common.editThisPage">Improve this documentation</Translate>
        </Link>
      )}
    </div>
  );
}
