import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-init/DocItem/Content';
import type { ReactNode } from 'react';
import './subtitle.css';

/** Adds the front matter's `subtitle` below the title. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { subtitle } = useDoc().frontMatter as DocFrontMatter & { subtitle?: string };
  return (
    <Content>
      {subtitle && <p className="page-subtitle">{subtitle}</p>}
      {children}
    </Content>
  );
}
