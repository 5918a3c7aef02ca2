import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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

/** Prefetches its page on hover or focus. Docusaurus's links do so when visible, which here means all of them. */
export default function SidebarLink({
  href,
  label,
  isActive,
  isCurrent = isActive,
  onClick,
}: SidebarLinkProps): ReactNode {
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const to = applyTrailingSlash(useBaseUrl(href), { baseUrl, trailingSlash });
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
      {/* In Firefox, each `<wbr>` would divide the text of a flex container into items. */}
      <span>
        <LongName name={label} width={WIDTH} />
      </span>
    </Link>
  );
}
