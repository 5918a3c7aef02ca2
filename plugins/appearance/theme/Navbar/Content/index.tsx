import { useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Logo from '@theme/Navbar/Logo';
import MobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import Search from '@theme/Navbar/Search';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import SocialLinks from '@theme/SocialLinks';
import type { ReactNode } from 'react';

export default function NavbarContent(): ReactNode {
  const { disabled } = useNavbarMobileSidebar();
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items as unknown as NavbarItemProps[]);
  return (
    <div className="navbar__inner">
      <div className="theme-layout-navbar-left navbar__items">
        {!disabled && <MobileSidebarToggle />}
        <Logo />
        {left.map(toItem)}
      </div>
      <div className="theme-layout-navbar-right navbar__items navbar__items--right">
        <Search className="header-search">
          <SearchBar />
        </Search>
        {right.map(toItem)}
        <ColorModeToggle />
        <SocialLinks />
      </div>
    </div>
  );
}

function toItem(item: NavbarItemProps, index: number): ReactNode {
  return <NavbarItem {...item} key={index} />;
}
