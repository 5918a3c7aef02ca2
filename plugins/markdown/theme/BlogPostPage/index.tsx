import type { Props } from '@theme/BlogPostPage';
import MarkdownTwin from '@theme/MarkdownTwin';
import Page from '@theme-init/BlogPostPage';
import type { ReactNode } from 'react';

export default function BlogPostPage(props: Props): ReactNode {
  return (
    <>
      <Page {...props} />
      <MarkdownTwin page={props.content.metadata} />
    </>
  );
}
