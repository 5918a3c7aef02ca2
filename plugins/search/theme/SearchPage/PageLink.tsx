import { useHistory } from '@docusaurus/router';
import { follow, opensElsewhere } from '@theme/SearchSuggestions/follow';
import type { ReactNode } from 'react';

export interface PageLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** An internal link that, unlike Docusaurus's, does not prefetch. */
export default function PageLink({ to, className, children }: PageLinkProps): ReactNode {
  const history = useHistory();
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        follow(history, to);
      }}
    >
      {children}
    </a>
  );
}
