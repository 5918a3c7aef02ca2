import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import { groupRoutes } from '../../plugins/docs/build/groupRoutes';

const page = (path: string): RouteConfig => ({ path, component: '@theme/DocItem', exact: true });

function grouped(pages: RouteConfig[]): RouteConfig {
  let added: RouteConfig | undefined;
  const actions = { addRoute: (route: RouteConfig) => (added = route) } as unknown as PluginContentLoadedActions;
  const root: RouteConfig = { path: '/x/', component: '@theme/DocRoot', routes: pages };
  groupRoutes(actions).addRoute({ path: '/x/', component: '@theme/DocsRoot', routes: [root] });
  if (!added) throw new Error('No route was added');
  return added;
}

const leaves = (route: RouteConfig): string[] => route.routes?.flatMap(leaves) ?? [route.path];

describe('groupRoutes', () => {
  const many = ['a', 'b'].flatMap((tag) => [
    page(`/x/${tag}`),
    ...Array.from({ length: 200 }, (_, i) => page(`/x/${tag}/${i}`)),
  ]);

  test('leaves a site of few pages as it is', () => {
    const pages = many.slice(0, 20);
    expect(grouped(pages).routes?.[0]?.routes).toEqual(pages);
  });

  test('groups many pages by the first segment of their address, and loses none', () => {
    const pages = [page('/x/'), page('/x/only'), ...many];
    const route = grouped(pages);
    expect(route.routes?.map(({ path, routes }) => [path, routes?.length])).toEqual([
      ['/x/a', 201],
      ['/x/b', 201],
      ['/x/', 2],
    ]);
    expect(leaves(route).sort()).toEqual(pages.map(({ path }) => path).sort());
  });
});
