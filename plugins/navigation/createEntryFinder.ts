import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { findActive } from './core/active';
import { withoutBase } from './core/segments';
import { readSettings } from './options';
import { topNavigationOf } from './topNavigationOf';

export interface Entry {
  title: string;
  order: number;
}

/** Creates the function that returns the entry shown as current on a page. `permalink` includes the base path. */
export function createEntryFinder(
  contents: LoadedContent[],
  context: Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteConfig'>,
): (permalink: string) => Entry | undefined {
  const items = topNavigationOf(contents, context, readSettings(context.siteConfig.themeConfig));
  return (permalink) => {
    const item = findActive(items, withoutBase(permalink, context.baseUrl));
    return item && { title: item.title, order: items.indexOf(item) };
  };
}
