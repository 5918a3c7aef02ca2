import { createStorageSlot } from '@docusaurus/theme-common';
import { CURRENT_LOCALE, SITE } from '../../../shared/locales/siteLocales';
import { offeredLocale } from '../../core/offeredLocale';

/** Follows the reader from page to page. */
let follow: (() => void) | undefined;

interface RouteUpdate {
  previousLocation: object | null;
}

/** Offers the language of the reader's browser: once, at the edge of the window, where nothing moves. */
export function onRouteDidUpdate({ previousLocation }: RouteUpdate): void {
  if (previousLocation) follow?.();
  else void offer();
}

async function offer(): Promise<void> {
  if (SITE.locales.length < 2) return;
  const slot = createStorageSlot('runtime.offered');
  const isKnown = slot.get() !== null;
  const isChosen = CURRENT_LOCALE !== SITE.locales[0].id;
  const locale = offeredLocale(navigator.languages, SITE, CURRENT_LOCALE);
  // Demos are shown in frames.
  if (isKnown || window.top !== window || (!locale && !isChosen)) return;
  slot.set('yes');
  // Where nothing can be remembered, each page would offer it again.
  if (!locale || slot.get() === null) return;
  const { showOffer } = await import('./showOffer');
  follow = showOffer(locale);
}
