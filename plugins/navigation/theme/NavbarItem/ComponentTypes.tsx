import TopNavigation from '@theme/NavbarItem/TopNavigation';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

/** Adds the item type `custom-navigation` to `themeConfig.navbar.items`: all entries of the top navigation. */
export default { ...ComponentTypes, 'custom-navigation': TopNavigation };
