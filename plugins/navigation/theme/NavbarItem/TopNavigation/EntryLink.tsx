import Link from '@docusaurus/Link';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isCurrentPage, isExternal } from '../../../core/active';
import type { NavItem } from '../../../core/topNavigation';

export interface EntryProps {
  item: NavItem;
  path: string;
  isActive: boolean;
  onClick?(): void;
}

interface EntryLinkProps extends EntryProps {
  /** Where it is: `navbar__link` and the like are classes of Infima. */
  of: 'navbar' | 'dropdown' | 'menu';
  className?: string;
}

/** `aria-current` is `page` on the very page, and `true` elsewhere in the entry. */
export default function EntryLink({ item, path, isActive, of, className, onClick }: EntryLinkProps): ReactNode {
  const { link = '/', title } = item;
  const isHere = isActive && !isExternal(link);
  return (
    <Link
      to={link}
      className={clsx(className, `${of}__link`, isHere && `${of}__link--active`)}
      aria-current={isCurrentPage(item, path) ? 'page' : isHere ? 'true' : undefined}
      onClick={onClick}
    >
      {title}
    </Link>
  );
}
