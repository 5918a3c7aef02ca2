import type { Desk, DeskState } from './desk';
import { targetName } from './targetName';
import { addressOf, faultOf, isSandbox } from './targets';

/** Where requests go, and how. */
export type Route = Pick<DeskState, 'target' | 'address' | 'port' | 'variables' | 'usesProxy' | 'sendsCookies'>;

/** What is chosen now. It stays so, whatever is chosen later. */
export function chosenRoute({ store }: Desk): Route {
  const { target, address, port, variables, usesProxy, sendsCookies } = store.get();
  return { target, address, port, variables, usesProxy, sendsCookies };
}

/** What readers know it by. */
export function routeName(route: Route): string {
  return isSandbox(route.target) ? targetName(route.target) : addressOf(route);
}

/** The address, if it leads to a real server. */
export function realServer(desk: Desk, route: Route): string | undefined {
  return isSandbox(route.target) || faultOf(route, desk) !== undefined ? undefined : addressOf(route);
}
