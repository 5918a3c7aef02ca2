import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import LastUpdated from '@theme/PageFoot/LastUpdated';
import type { ReactNode } from 'react';
import './pageFoot.css';

export interface PageFootProps {
  lastUpdatedAt?: number | null;
  editUrl?: string | null;
  /** The page in Markdown. */
  markdownUrl?: string;
}

export default function PageFoot({ lastUpdatedAt, editUrl, markdownUrl }: PageFootProps): ReactNode {
  if (!lastUpdatedAt && !editUrl && !markdownUrl) return null;
  return (
    <div className="page-foot">
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
      {markdownUrl && (
        <a href={markdownUrl} type="text/markdown">
          <Translate id="docs.foot.markdown">View as Markdown</Translate>
        </a>
      )}
      {editUrl && (
        <Link to={editUrl} className="theme-edit-this-page">
          <Translate id="theme.common.editThisPage">Improve this documentation</Translate>
        </Link>
      )}
    </div>
  );
}
