import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFile, SHARED_STYLES, themeOf } from '../shared/pluginFiles';

/** How the tabs of a page look and behave. That they are found is up to `createTabs`, which the docs plugin uses. */
export default function tabs(context: LoadContext): Plugin {
  return {
    name: 'tabs',
    ...themeOf(__dirname, 'tabs', context),
    getClientModules: () => [
      ...SHARED_STYLES,
      pageFile(__dirname, 'theme/tabs.css'),
      pageFile(__dirname, 'theme/place'),
    ],
  };
}

export { pageOfTab, TAB_FILES } from './core/fileName';
export { splitPage } from './core/splitPage';
export { createTabs, type Tabs, type TabsOfPages } from './createTabs';
