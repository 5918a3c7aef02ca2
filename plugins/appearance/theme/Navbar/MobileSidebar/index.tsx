import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import Drawer from '@theme/Drawer';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SocialLinks from '@theme/SocialLinks';
import type { ReactNode } from 'react';

export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const { content } = useNavbarSecondaryMenu();
  if (!shouldRender) return null;
  return (
    <Drawer
      open={shown}
      onClose={() => shown && toggle()}
      label={translate({ id: 'appearance.drawer.navigation', message: 'Navigation' })}
    >
      <div className="menu drawer-menu">
        <PrimaryMenu />
      </div>
      {content && <div className="menu drawer-menu drawer-pages">{content}</div>}
      <SocialLinks />
    </Drawer>
  );
}
