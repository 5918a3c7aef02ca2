import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import './part.css';

interface FrameProps {
  /** The place in the reference of what is shown. */
  href: string;
  title: ReactNode;
  children: ReactNode;
  /** Below the text. */
  side?: ReactNode;
}

/** Around what a hand-written page shows of the reference. Pages outside of the docs are not `markdown` themselves. */
export default function Frame({ href, title, children, side }: FrameProps): ReactNode {
  return (
    <div className="api-part markdown">
      <div className="api-text">
        <p className="api-part-head">
          <Link to={href}>{title}</Link>
        </p>
        {children}
      </div>
      {side}
    </div>
  );
}
