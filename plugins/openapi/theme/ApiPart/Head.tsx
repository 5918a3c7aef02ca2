import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import './part.css';

/** Names what a part of a page shows, with a link to its place in the reference. */
export default function Head({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <p className="api-part-head">
      <Link to={href}>{children}</Link>
    </p>
  );
}
