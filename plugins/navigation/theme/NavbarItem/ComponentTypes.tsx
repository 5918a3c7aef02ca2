import TopNavigation from '@theme/NavbarItem/TopNavigation';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

/** One more type of item for `themeConfig.navbar.items`: `custom-navigation`, all entries of the top navigation. */
export default { ...ComponentTypes, 'custom-navigation': TopNavigation };
