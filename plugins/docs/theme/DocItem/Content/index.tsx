import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-init/DocItem/Content';
import type { ReactNode } from 'react';
import { useTwin } from '../../../../shared/browser/useTwin';
import { useIsOurPage } from '../../../browser/useIsOurPage';
import './subtitle.css';

/** Adds a control that copies and shows the page as Markdown, and the front matter's `subtitle` below the title. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { hide_title: hidesTitle, subtitle } = frontMatter as DocFrontMatter & { subtitle?: string };
  const twin = useTwin(metadata);
  if (!useIsOurPage()) return <Content>{children}</Content>;
  return (
    <Content>
      {!hidesTitle && (
        <div className="page-markdown">
          <button type="button" data-copy="page">
            {translate({ id: 'docs.copyMarkdown', message: 'Copy as Markdown' })}
          </button>
          {twin && (
            <a
              href={twin}
              type="text/markdown"
              aria-label={translate({ id: 'docs.markdown.viewLabel', message: 'View as Markdown' })}
            >
              {translate({ id: 'docs.markdown.view', message: 'View' })}
            </a>
          )}
        </div>
      )}
      {subtitle && <p className="page-subtitle">{subtitle}</p>}
      {children}
    </Content>
  );
}
