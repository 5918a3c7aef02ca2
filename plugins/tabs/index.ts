import { join } from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** How the tabs of a page look and behave. That they are found is up to `createTabs`, which the docs plugin uses. */
export default function tabs({ i18n }: LoadContext): Plugin {
  return {
    name: 'tabs',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(__dirname, 'theme/tabs.css'), join(__dirname, 'theme/place.ts')],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: join(__dirname, 'locales'),
        locale: i18n.currentLocale,
        name: 'tabs',
      }),
  };
}

export { pageOfTab } from './core/fileName';
export { splitPage } from './core/splitPage';
export { createTabs, type Tabs } from './createTabs';
export { findTabs, type TabsOfPages } from './registry';
