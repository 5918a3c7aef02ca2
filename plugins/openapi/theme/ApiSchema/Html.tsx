import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

interface HtmlProps {
  html: string | undefined;
  className?: string;
  /** Inline text stands in a `span`. */
  inline?: true;
}

/**
 * Text of the document. It was made safe when the page was generated (`core/markdown`); links within the site get the
 * base path here.
 */
export default function Html({ html, className, inline }: HtmlProps): ReactNode {
  const base = useBaseUrl('/');
  if (!html) return null;
  const Tag = inline ? 'span' : 'div';
  const text = html.replaceAll('href="/', `href="${base}`);
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: text }} />;
}
