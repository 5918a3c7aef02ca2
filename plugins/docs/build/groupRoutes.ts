import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';

/** From here on, matching every page against all routes takes a good part of a build. */
const MANY_PAGES = 300;

/** Groups many routes by first segment: the router tests the groups and one group's pages, instead of all pages. */
export function groupRoutes(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return { ...actions, addRoute: (route) => actions.addRoute(groupBelow(route)) };
}

function groupBelow(route: RouteConfig): RouteConfig {
  if (!route.routes) return route;
  return {
    ...route,
    routes: route.routes.flatMap((child) => (isLargeRoot(child) ? split(child) : [groupBelow(child)])),
  };
}

function isLargeRoot({ routes = [] }: RouteConfig): boolean {
  return routes.length > MANY_PAGES && routes.every((child) => child.routes === undefined);
}

function split(root: RouteConfig): RouteConfig[] {
  const groups = new Map<string, RouteConfig[]>();
  for (const child of root.routes ?? []) {
    const key = segmentBelow(root.path, child.path);
    groups.set(key, [...(groups.get(key) ?? []), child]);
  }
  const alone: RouteConfig[] = [];
  const grouped: RouteConfig[] = [];
  for (const [key, routes] of groups) {
    if (key === '' || routes.length === 1) alone.push(...routes);
    else grouped.push({ ...root, path: `${root.path.replace(/\/$/, '')}/${key}`, routes });
  }
  return [...grouped, { ...root, routes: alone }];
}

function segmentBelow(base: string, path: string): string {
  return path.slice(base.replace(/\/$/, '').length).split('/')[1] ?? '';
}
