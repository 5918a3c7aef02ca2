import { isObject } from '../../../shared/core/json';

interface RouteUpdate {
  location: { hash: string; state?: unknown };
  previousLocation: object | null;
}

/** What `history` keeps with a page to which a search has led. */
export const FOUND = { isFound: true };

export function onRouteDidUpdate({ location: { hash, state }, previousLocation }: RouteUpdate): void {
  if (!previousLocation || !isObject(state) || !('isFound' in state)) return;
  void import('@theme/search/focusHeading').then(({ focusHeading }) => focusHeading(hash));
}
