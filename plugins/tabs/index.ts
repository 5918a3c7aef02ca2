import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { pageFile, SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';

/** The UI of tabs. The docs plugin finds them, with `createTabs`. */
export default function tabs(context: LoadContext): Plugin {
  return {
    name: 'tabs',
    ...themeOf(__dirname, 'tabs', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      pageFile(__dirname, 'theme/tabs.css'),
      pageFile(__dirname, 'browser/place'),
    ],
  };
}

export { pageOfTab, TAB_FILES } from './core/fileName';
export { splitPage } from './core/splitPage';
export { createTabs, type Tabs, type TabsOfPages } from './createTabs';

export const getSwizzleConfig = () =>
  swizzleConfig({
    wrap: {
      DocTabsBody: 'A page with its tabs',
      'DocTabsBody/Strip': 'The names of the tabs',
    },
  });

export const validateOptions = refuseOptions('@livespec/docusaurus/plugin-tabs');
