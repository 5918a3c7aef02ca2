import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { ReactNode } from 'react';

/** Puts the pages of the sidebar into the header's menu of small screens. */
export default function DocSidebarMobile({ sidebar, path }: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Pages} props={{ sidebar, path }} />;
}

function Pages({ sidebar, path }: Pick<Props, 'sidebar' | 'path'>): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <DocSidebarItems items={sidebar} activePath={path} level={1} onItemClick={toggle} />
    </ul>
  );
}
