import { addressKey } from '../core/addressKey';
import { type ChunkNames, keyOf, namesIn, type RouteNode } from './routes';

/** Below this number of pages, what all pages load of each other weighs less than one more request. */
const MANY_PAGES = 300;
const PAGES_OF_SHARD = 60;

/** A page, and the list of routes that it is in. */
export interface Leaf {
  list: number;
  route: RouteNode;
}

export interface Shard {
  /** The key of its first page: see `addressKey`. */
  key: string;
  leaves: Leaf[];
  /** Entries of `routesChunkNames.json` and `registry.js` that no route outside of the shard needs. */
  chunkNames: string[];
  modules: string[];
}

export interface Plan {
  /** The routes that stay. Each list of theirs has a number: its place when lists are counted before those within. */
  routes: RouteNode[];
  shards: Shard[];
}

/**
 * Divides the pages of a large site by address, so that a page loads the routes of its neighbours only; none for a small site.
 * Stays: what is no page, the home page, which Docusaurus looks for, and addresses with patterns or an ending.
 */
export function planShards(routes: RouteNode[], chunkNames: ChunkNames, home: string): Plan | undefined {
  const leaves: Leaf[] = [];
  let lists = 0;
  const rest = takePages(joinGroups(routes, chunkNames));
  if (leaves.length <= MANY_PAGES) return undefined;

  const sorted = leaves
    .map((leaf) => ({ ...leaf, key: addressKey(leaf.route.path) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const parts = Array.from({ length: Math.ceil(sorted.length / PAGES_OF_SHARD) }, (_, index) =>
    sorted.slice(index * PAGES_OF_SHARD, (index + 1) * PAGES_OF_SHARD),
  );
  const owners = ownersOf(rest, parts, chunkNames);
  return {
    routes: rest,
    shards: parts.map((part, index) => ({
      key: part[0]?.key ?? '',
      leaves: part,
      chunkNames: part.map(({ route }) => keyOf(route)),
      modules: [...owners].flatMap(([name, owner]) => (owner === index ? [name] : [])),
    })),
  };

  function takePages(list: RouteNode[]): RouteNode[] {
    const number = lists++;
    return list.flatMap((route) => {
      if (isPage(route, home)) {
        leaves.push({ list: number, route });
        return [];
      }
      return [route.routes ? { ...route, routes: takePages(route.routes) } : route];
    });
  }
}

function isPage({ path, exact, routes }: RouteNode, home: string): boolean {
  return exact === true && !routes && path !== home && !/[:*?()\\]|\.html$/.test(path);
}

/** Lists of pages in groups by address exist for the build on the server: see `groupRoutes` of plugin-docs. */
function joinGroups(routes: RouteNode[], chunkNames: ChunkNames): RouteNode[] {
  const joined: RouteNode[] = [];
  for (const route of routes.toReversed()) {
    const root = joined[0];
    if (root && isGroupOf(root, route, chunkNames)) root.routes = [...(route.routes ?? []), ...(root.routes ?? [])];
    else joined.unshift({ ...route, ...(route.routes && { routes: joinGroups(route.routes, chunkNames) }) });
  }
  return joined;
}

function isGroupOf(root: RouteNode, route: RouteNode, chunkNames: ChunkNames): boolean {
  const sign = (node: RouteNode) => {
    const { path: _path, component: _component, routes: _routes, ...attributes } = node;
    return JSON.stringify([attributes, chunkNames[keyOf(node)]]);
  };
  const within = `${root.path.replace(/\/$/, '')}/`;
  return Boolean(root.routes && route.routes) && route.path.startsWith(within) && sign(root) === sign(route);
}

/** By the name of a module: the one shard whose pages need it, or none. */
function ownersOf(rest: RouteNode[], parts: Leaf[][], chunkNames: ChunkNames): Map<string, number | undefined> {
  const owners = new Map<string, number | undefined>();
  const claim = (route: RouteNode, owner: number | undefined) => {
    for (const name of namesIn(chunkNames[keyOf(route)]))
      owners.set(name, owners.has(name) && owners.get(name) !== owner ? undefined : owner);
  };
  const keep = (route: RouteNode) => {
    claim(route, undefined);
    route.routes?.forEach(keep);
  };
  for (const [index, part] of parts.entries()) for (const { route } of part) claim(route, index);
  rest.forEach(keep);
  return owners;
}
