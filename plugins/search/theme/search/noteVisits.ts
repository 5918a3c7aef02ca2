import { createStorageSlot } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import { addVisited, visitedKey } from '../../core/panel/visitedPages';

export function onRouteDidUpdate({ location }: { location: { pathname: string } }): void {
  const link = location.pathname;
  const title = document.querySelector('article h1')?.textContent?.trim();
  if (!title || link === siteConfig.baseUrl) return;
  const slot = createStorageSlot(visitedKey(i18n.currentLocale));
  slot.set(addVisited(slot.get(), { title, link }));
}
