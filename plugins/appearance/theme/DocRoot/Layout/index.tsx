import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useWindowSize } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot/Layout';
import DocSidebarItems from '@theme/DocSidebarItems';
import Drawer from '@theme/Drawer';
import OriginalLayout from '@theme-init/DocRoot/Layout';
import { type ReactNode, useState } from 'react';

export default function DocRootLayout(props: Props): ReactNode {
  return (
    <>
      <SidebarBar />
      <OriginalLayout {...props} />
    </>
  );
}

function SidebarBar(): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  const isDesktop = useWindowSize() === 'desktop';
  const [open, setOpen] = useState(false);
  if (!sidebar) return null;
  const label = translate({ id: 'layout.sidebar.btn', message: 'Sidebar' });
  return (
    <div className="sidebar-bar">
      <button
        type="button"
        className="sidebar-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      <Drawer open={open && !isDesktop} onClose={() => setOpen(false)} label={label}>
        <nav className="menu drawer-menu" aria-label={label}>
          <ul className="theme-doc-sidebar-menu menu__list">
            <DocSidebarItems
              items={sidebar.items}
              activePath={pathname}
              level={1}
              onItemClick={(item) => {
                if (item.type === 'link' || (item.type === 'category' && item.href)) setOpen(false);
              }}
            />
          </ul>
        </nav>
      </Drawer>
    </div>
  );
}
