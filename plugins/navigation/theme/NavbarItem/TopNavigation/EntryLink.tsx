import Link from '@docusaurus/Link';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isCurrentPage, isExternal } from '../../../core/active';
import type { NavItem } from '../../../core/topNavigation';

export interface EntryProps {
  item: NavItem;
  /** Where the reader is, below the base path. */
  path: string;
  /** The reader is in this entry: on its page or on another one of it. */
  isActive: boolean;
  onClick?(): void;
}

interface EntryLinkProps extends EntryProps {
  className: string;
  activeClassName: string;
}

/** A link of an entry. To those who hear it: `page` where it leads to this very page, `true` within its entry. */
export default function EntryLink({
  item,
  path,
  isActive,
  className,
  activeClassName,
  onClick,
}: EntryLinkProps): ReactNode {
  const { link = '/', title } = item;
  const isHere = isActive && !isExternal(link);
  return (
    <Link
      to={link}
      className={clsx(className, isHere && activeClassName)}
      aria-current={isCurrentPage(item, path) ? 'page' : isHere ? 'true' : undefined}
      onClick={onClick}
    >
      {title}
    </Link>
  );
}
