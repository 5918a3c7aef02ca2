import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageFoot from '@theme/PageFoot';
import TagsListInline from '@theme/TagsListInline';
import Original from '@theme-init/DocItem/Footer';
import type { ReactNode } from 'react';
import { useIsOurPage } from '../../../browser/useIsOurPage';

export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, tags } = useDoc().metadata;
  if (!useIsOurPage()) return <Original />;
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <PageFoot editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />
    </footer>
  );
}
