import { TAB } from '../core/address';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

let top = 0;

/** Stores the scroll position. Called when another tab has rendered, before anything scrolls. */
export function rememberPlace(): void {
  top = window.scrollY;
}

export function restorePlace(): void {
  window.scrollTo(0, top);
}

/** Keeps the scroll position when only the tab changes; Docusaurus scrolls to the top if there was a hash. */
export function onRouteDidUpdate({ location, previousLocation }: { location: Place; previousLocation?: Place }): void {
  const samePage = previousLocation?.pathname === location.pathname;
  if (samePage && location.hash === '' && tabOf(location) !== tabOf(previousLocation)) restorePlace();
}

function tabOf({ search }: Place): string {
  return new URLSearchParams(search).get(TAB) ?? '';
}
