import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { findActive } from './core/active';
import { withoutBase } from './core/segments';
import { readSettings } from './options';
import { topNavigationOf } from './topNavigationOf';

/** An entry of the top navigation. */
export interface Entry {
  title: string;
  /** Its place among the entries, from 0. */
  order: number;
}

/** Which entry of the top navigation a page belongs to, by its address with the base path: the one shown as current there. */
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
