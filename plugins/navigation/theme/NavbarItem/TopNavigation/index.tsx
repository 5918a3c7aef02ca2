import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import EntryLink from '@theme/NavbarItem/TopNavigation/EntryLink';
import EntryMenu from '@theme/NavbarItem/TopNavigation/EntryMenu';
import MobileMenu from '@theme/NavbarItem/TopNavigation/MobileMenu';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { findActive } from '../../../core/active';
import { withoutBase } from '../../../core/segments';
import type { NavItem } from '../../../core/topNavigation';

interface TopNavigationProps {
  mobile?: boolean;
  className?: string;
  onClick?(): void;
}

export default function TopNavigation({ mobile = false, className, onClick }: TopNavigationProps): ReactNode {
  const { items } = usePluginData('navigation') as { items: NavItem[] };
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const path = withoutBase(pathname, baseUrl);
  const active = findActive(items, path);
  return items.map((item, index) => {
    const props = { item, path, isActive: item === active, onClick };
    const key = `${index} ${item.title}`;
    if (mobile) {
      if (item.children) return <MobileMenu key={key} {...props} />;
      return (
        <li key={key} className="menu__list-item">
          <EntryLink {...props} of="menu" />
        </li>
      );
    }
    if (item.children) return <EntryMenu key={key} {...props} />;
    return <EntryLink key={key} {...props} of="navbar" className={clsx('navbar__item', className)} />;
  });
}
