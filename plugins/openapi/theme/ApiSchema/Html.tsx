import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { trustHtml } from '../../../shared/browser/trusted';

interface HtmlProps {
  html: string | undefined;
  className?: string;
  inline?: true;
}

/** Sanitised when the page was generated (`core/markdown`). Adds the base path to links and images of the site. */
export default function Html({ html, className, inline }: HtmlProps): ReactNode {
  const base = useBaseUrl('/');
  if (!html) return null;
  const Tag = inline ? 'span' : 'div';
  const text = html.replace(/(href|src)="\//g, `$1="${base}`);
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: trustHtml(text) }} />;
}
