import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-init/DocItem/Content';
import type { ReactNode } from 'react';
import { useIsOurPage } from '../../../browser/useIsOurPage';
import './subtitle.css';

/** Adds a button that copies the page, and the front matter's `subtitle` below the title. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { hide_title: hidesTitle, subtitle } = useDoc().frontMatter as DocFrontMatter & { subtitle?: string };
  if (!useIsOurPage()) return <Content>{children}</Content>;
  return (
    <Content>
      {!hidesTitle && (
        <button type="button" className="page-markdown" data-copy="page">
          {translate({ id: 'docs.copyMarkdown', message: 'Copy as Markdown' })}
        </button>
      )}
      {subtitle && <p className="page-subtitle">{subtitle}</p>}
      {children}
    </Content>
  );
}
