import { describe, expect, it } from 'vitest';
import { parseRegistry, parseRoutes } from '../../../plugins/runtime/shards/generatedRoutes';
import { type Plan, planShards } from '../../../plugins/runtime/shards/planShards';
import { printRoutes, printShard } from '../../../plugins/runtime/shards/printShards';
import { namesIn, type RouteNode } from '../../../plugins/runtime/shards/routes';

const page = (path: string): RouteNode => ({ path, component: { path, hash: 'aaa' }, exact: true, sidebar: 'api' });
const pages = (base: string, count: number) =>
  Array.from({ length: count }, (_, index) => page(`${base}/${String(index).padStart(4, '0')}`));

const NOT_FOUND: RouteNode = { path: '*', component: { path: '*' } };
const HOME = page('/doc/');
const ROUTES: RouteNode[] = [
  {
    path: '/doc/',
    component: { path: '/doc/', hash: 'doc' },
    routes: [
      { path: '/doc/b', component: { path: '/doc/b', hash: 'root' }, routes: pages('/doc/b', 150) },
      { path: '/doc/a', component: { path: '/doc/a', hash: 'root' }, routes: pages('/doc/a', 150) },
      { path: '/doc', component: { path: '/doc', hash: 'root' }, routes: [HOME, page('/doc/guide')] },
    ],
  },
  NOT_FOUND,
];

function modulesOf(path: string): object {
  const sidebar = path.startsWith('/doc/b') ? { sidebar: 'sidebar of b' } : {};
  return { __comp: 'item', content: `of ${path}`, ...sidebar };
}

function chunkNamesOf(routes: RouteNode[]): Record<string, unknown> {
  const entries = routes.flatMap(
    ({ path, component, exact, routes: inner = [] }): Array<[string, unknown]> => [
      [`${component.path}-${component.hash}`, exact ? modulesOf(path) : { __comp: 'root' }],
      ...Object.entries(chunkNamesOf(inner)),
    ],
  );
  return Object.fromEntries(entries);
}

const CHUNK_NAMES = chunkNamesOf(ROUTES);
const planned = planShards(ROUTES, CHUNK_NAMES, '/doc/') as Plan;

describe('The routes of a large site', () => {
  it('are divided by address, told apart by as little as it takes', () => {
    const { shards } = planned;
    expect(shards).toHaveLength(28);
    expect(shards.slice(0, -1).every(({ leaves }) => leaves.length === 11)).toBe(true);
    expect(shards.slice(12, 15).map(({ key }) => key)).toEqual(['/doc/a/0132', '/doc/a/0143', '/doc/b/0004']);
    expect(shards.slice(8, 12).map(({ key }) => key)).toEqual([
      '/doc/a/0088',
      '/doc/a/0099',
      '/doc/a/011',
      '/doc/a/0121',
    ]);
    expect(shards.at(-1)?.leaves.map(({ route }) => route.path)).toEqual([
      '/doc/b/0147',
      '/doc/b/0148',
      '/doc/b/0149',
      '/doc/guide',
    ]);
  });

  it('are in larger parts in a larger site', () => {
    const leaves = [1000, 4000, 16_000].map(
      (count) => planShards(pages('/doc', count), {}, '/doc/')?.shards[0]?.leaves,
    );
    expect(leaves.map((list) => list?.length)).toEqual([19, 38, 76]);
  });

  it('keep the home page and the page of lost readers', () => {
    expect(planned.routes).toEqual([
      { ...ROUTES[0], routes: [{ path: '/doc', component: { path: '/doc', hash: 'root' }, routes: [HOME] }] },
      NOT_FOUND,
    ]);
  });

  it('join the groups that the build on the server needs into one list', () => {
    expect(new Set(planned.shards.flatMap(({ leaves }) => leaves.map(({ list }) => list)))).toEqual(new Set([2]));
    expect(Object.keys(planned.chunkNames)).toEqual(['/doc/-doc', '/doc-root', '/doc/-aaa', '*-undefined']);
  });

  it('bring the modules that their pages need, unless a route that stays needs them, too', () => {
    expect(planned.shards.at(-1)?.modules).toEqual([
      'of /doc/b/0147',
      'sidebar of b',
      'of /doc/b/0148',
      'of /doc/b/0149',
      'of /doc/guide',
    ]);
    const withSidebar = planned.shards.filter(({ modules }) => modules.includes('sidebar of b'));
    expect(withSidebar).toEqual(planned.shards.slice(13));
  });

  it('stay together on a small site', () => {
    expect(planShards(pages('/doc', 300), {}, '/doc/')).toBeUndefined();
    expect(planShards(pages('/doc', 301), {}, '/doc/')?.shards).toHaveLength(28);
  });

  it('name every page, its modules and every list once in the code for the bundler', () => {
    const routes = printRoutes(planned, 'store');
    expect(routes).toContain(
      '["/doc/b/0004", () => import(/* webpackChunkName: "routes-14" */ \'./routes.js?shard=14\')]',
    );
    expect(routes.match(/routeList\(\d/g)).toEqual(['routeList(0', 'routeList(1', 'routeList(2']);
    const entries = new Map(namesIn(CHUNK_NAMES).map((name) => [name, `  "${name}": [],`]));
    const code = planned.shards
      .map((shard) => printShard(shard, { chunkNames: CHUNK_NAMES, entries, docs: {}, store: 'store' }))
      .join('\n');
    for (const path of ['/doc/a/0000', '/doc/b/0149', '/doc/guide']) {
      expect(code.split(`ComponentCreator("${path}", "aaa")`)).toHaveLength(2);
      expect(code.split(`"of ${path}": []`)).toHaveLength(2);
      expect(routes).not.toContain(`"${path}", "aaa"`);
    }
  });
});

describe('Files that Docusaurus generates', () => {
  const ROUTES_TEXT = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/it\\'s',
    component: ComponentCreator('/it\\'s', 'b2c'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

  it('are read as routes', () => {
    expect(parseRoutes(ROUTES_TEXT)).toEqual([
      { path: "/it's", component: { path: "/it's", hash: 'b2c' }, exact: true },
      { path: '*', component: { path: '*', hash: undefined } },
    ]);
  });

  it('are read as modules', () => {
    const line = `  "0ef": [() => import(/* webpackChunkName: "0ef" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],`;
    expect(parseRegistry(`export default {\n${line}};\n`)).toEqual(new Map([['0ef', line]]));
  });

  it('end the build when they are not as expected', () => {
    expect(() => parseRoutes('export default 1;')).toThrow('routes.js of Docusaurus');
    expect(() => parseRegistry('export default new Map();')).toThrow('registry.js of Docusaurus');
  });
});
