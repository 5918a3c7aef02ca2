import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { DocProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Layout';
import { type TabModule, usePageTabs } from '@theme/DocTabs/context';
import Original from '@theme-init/DocItem/Layout';
import { type ReactNode, useMemo } from 'react';

export default function DocItemLayout(props: Props): ReactNode {
  const doc = useDoc();
  const page = usePageTabs();
  const tab = page?.tabs.find(({ metadata }) => metadata.key === page.active);
  const content = useMemo(() => (tab ? withTab(doc, tab) : doc), [doc, tab]);
  return (
    <DocProvider content={content as PropDocContent}>
      <Original {...props} />
    </DocProvider>
  );
}

function withTab(doc: ReturnType<typeof useDoc>, { metadata, frontMatter, toc }: TabModule): typeof doc {
  const { editUrl, lastUpdatedAt, lastUpdatedBy } = metadata;
  return {
    ...doc,
    toc,
    metadata: { ...doc.metadata, editUrl, lastUpdatedAt, lastUpdatedBy },
    frontMatter: {
      ...doc.frontMatter,
      hide_table_of_contents: frontMatter.hide_table_of_contents,
      toc_min_heading_level: frontMatter.toc_min_heading_level,
      toc_max_heading_level: frontMatter.toc_max_heading_level,
    },
  };
}
