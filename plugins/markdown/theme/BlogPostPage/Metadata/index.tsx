import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import MarkdownTwin from '@theme/MarkdownTwin';
import Metadata from '@theme-init/BlogPostPage/Metadata';
import type { ReactNode } from 'react';

export default function BlogPostPageMetadata(): ReactNode {
  return (
    <>
      <Metadata />
      <MarkdownTwin page={useBlogPost().metadata} />
    </>
  );
}
