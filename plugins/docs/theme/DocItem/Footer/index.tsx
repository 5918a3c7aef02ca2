import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageFoot from '@theme/PageFoot';
import TagsListInline from '@theme/TagsListInline';
import Original from '@theme-init/DocItem/Footer';
import type { ReactNode } from 'react';
import { useIsOurPage } from '../../../browser/useIsOurPage';

/** A landing page, which hides its title, has no footer. */
export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { editUrl, lastUpdatedAt, tags } = metadata;
  if (!useIsOurPage()) return <Original />;
  if (frontMatter.hide_title) return null;
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <PageFoot editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />
    </footer>
  );
}
