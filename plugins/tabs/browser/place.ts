import { TAB } from '../core/address';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

let top = 0;

/** Notes how far the page is scrolled. Called when another tab has been drawn, before anything scrolls. */
export function rememberPlace(): void {
  top = window.scrollY;
}

export function restorePlace(): void {
  window.scrollTo(0, top);
}

/**
 * Another tab, without a hash, begins where the reader is: the strip of tabs stays under the pointer. Docusaurus scrolls
 * to the top if there was a hash before; this runs right after it, before anything is drawn.
 */
export function onRouteDidUpdate({ location, previousLocation }: { location: Place; previousLocation?: Place }): void {
  const samePage = previousLocation?.pathname === location.pathname;
  if (samePage && location.hash === '' && tabOf(location) !== tabOf(previousLocation)) restorePlace();
}

function tabOf({ search }: Place): string {
  return new URLSearchParams(search).get(TAB) ?? '';
}
