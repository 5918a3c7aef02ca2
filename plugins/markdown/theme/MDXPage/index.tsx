import MarkdownTwin from '@theme/MarkdownTwin';
import type { Props } from '@theme/MDXPage';
import Page from '@theme-init/MDXPage';
import type { ReactNode } from 'react';

export default function MDXPage(props: Props): ReactNode {
  return (
    <>
      <Page {...props} />
      <MarkdownTwin page={props.content.metadata} />
    </>
  );
}
