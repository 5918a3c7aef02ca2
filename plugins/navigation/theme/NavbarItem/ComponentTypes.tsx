import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import TopNavigation from './TopNavigation';

/** One more type of item for `themeConfig.navbar.items`: `custom-navigation`, all entries of the top navigation. */
export default { ...ComponentTypes, 'custom-navigation': TopNavigation };
