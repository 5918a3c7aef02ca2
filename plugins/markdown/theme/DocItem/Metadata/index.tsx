import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MarkdownTwin from '@theme/MarkdownTwin';
import Metadata from '@theme-init/DocItem/Metadata';
import type { ReactNode } from 'react';

export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <Metadata />
      <MarkdownTwin page={useDoc().metadata} />
    </>
  );
}
