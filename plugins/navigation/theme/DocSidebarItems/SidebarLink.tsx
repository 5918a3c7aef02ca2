import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { reveal } from '@theme/DocSidebarItems/reveal';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import LongName from '../../../shared/LongName';

/** Characters of a line. */
const WIDTH = 24;

interface SidebarLinkProps {
  href: string;
  label: string;
  isActive: boolean;
  /** The page itself, where `isActive` also holds for what stands below it. */
  isCurrent?: boolean;
  onClick?(): void;
}

/**
 * A link of the sidebar. Its page is fetched when the pointer or the focus comes to it, not when it comes into view as
 * other links' pages are: a whole sidebar is in view.
 */
export default function SidebarLink({
  href,
  label,
  isActive,
  isCurrent = isActive,
  onClick,
}: SidebarLinkProps): ReactNode {
  const to = useBaseUrl(href);
  const className = clsx('menu__link', isActive && 'menu__link--active');
  if (!isInternalUrl(href)) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    );
  }
  const preload = () => void window.docusaurus.preload(to);
  return (
    <Link
      ref={isCurrent ? reveal : undefined}
      className={className}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      onMouseEnter={preload}
      onFocus={preload}
    >
      <LongName name={label} width={WIDTH} />
    </Link>
  );
}
