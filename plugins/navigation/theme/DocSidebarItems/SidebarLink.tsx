import isInternalUrl from '@docusaurus/isInternalUrl';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { MouseEvent, ReactNode } from 'react';
import { follow, opensElsewhere } from '../../../shared/browser/follow';
import LongName from '../../../shared/LongName';
import { reveal } from '../../browser/reveal';

/** Characters per line. */
const WIDTH = 24;

interface SidebarLinkProps {
  href: string;
  label: string;
  isActive: boolean;
  /** Whether this is the page itself; `isActive` is also true for pages below it. */
  isCurrent?: boolean;
  onClick?(): void;
}

/**
 * Prefetches its page on hover or focus. Docusaurus's links do so when visible, which here means all of them. Has no
 * class unless it is active, and little code: a large site has hundreds on each page.
 */
export default function SidebarLink({
  href,
  label,
  isActive,
  isCurrent = isActive,
  onClick,
}: SidebarLinkProps): ReactNode {
  const to = useBaseUrl(href);
  const history = useHistory();
  const className = isActive ? 'menu__link--active' : undefined;
  if (!isInternalUrl(href)) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    );
  }
  const preload = () => void window.docusaurus.preload(to);
  const open = (event: MouseEvent) => {
    onClick?.();
    if (opensElsewhere(event)) return;
    event.preventDefault();
    follow(history, to);
  };
  return (
    <a
      ref={isCurrent ? reveal : undefined}
      className={className}
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={open}
      onMouseEnter={preload}
      onFocus={preload}
    >
      <LongName name={label} width={WIDTH} />
    </a>
  );
}
