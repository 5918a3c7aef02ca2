import { addressKey } from '../core/addressKey';
import { type ChunkNames, keyOf, namesIn, type RouteNode } from './routes';

/** Below this number of pages, what all pages load of each other weighs less than one more request. */
const MANY_PAGES = 300;
/** About what a route, and the entry of a shard with its chunk, add to the compressed scripts of a page. */
const ROUTE_BYTES = 85;
const SHARD_BYTES = 30;

/** A page, and the list of routes that it is in. */
export interface Leaf {
  list: number;
  route: RouteNode;
}

export interface Shard {
  /** What keys of its pages are not below, and those of the shard before it are: see `addressKey`. */
  key: string;
  leaves: Leaf[];
  /** Entries of `routesChunkNames.json` and `registry.js` that its pages need, and no route that stays. */
  chunkNames: string[];
  modules: string[];
}

export interface Plan {
  /** The routes that stay. Each list of theirs has a number: its place when lists are counted before those within. */
  routes: RouteNode[];
  /** Entries of `routesChunkNames.json` for them. */
  chunkNames: ChunkNames;
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
  const size = pagesOfShard(sorted.length);
  const parts = Array.from({ length: Math.ceil(sorted.length / size) }, (_, index) =>
    sorted.slice(index * size, (index + 1) * size),
  );
  const kept = new Set(modulesOf(rest, chunkNames));
  return {
    routes: rest,
    chunkNames: namesOf(rest, chunkNames),
    shards: parts.map((part, index) => {
      const routesOfPart = part.map(({ route }) => route);
      return {
        key: separate(parts[index - 1]?.at(-1)?.key, part[0]?.key ?? ''),
        leaves: part,
        chunkNames: routesOfPart.map(keyOf),
        modules: [...new Set(modulesOf(routesOfPart, chunkNames))].filter((name) => !kept.has(name)),
      };
    }),
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

/** A page loads the entries of all shards and the routes of one: where both weigh the same, their sum is least. */
function pagesOfShard(pages: number): number {
  return Math.ceil(Math.sqrt((pages * SHARD_BYTES) / ROUTE_BYTES));
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

function withInner(routes: RouteNode[]): RouteNode[] {
  return routes.flatMap((route) => [route, ...withInner(route.routes ?? [])]);
}

function namesOf(routes: RouteNode[], chunkNames: ChunkNames): ChunkNames {
  const keys = new Set(withInner(routes).map(keyOf));
  return Object.fromEntries(Object.entries(chunkNames).filter(([key]) => keys.has(key)));
}

function modulesOf(routes: RouteNode[], chunkNames: ChunkNames): string[] {
  return withInner(routes).flatMap((route) => namesIn(chunkNames[keyOf(route)]));
}

/** The shortest start of a key that is above all keys before it. */
function separate(before: string | undefined, key: string): string {
  if (before === undefined) return key;
  const ends = Array.from(key, (_, index) => index + 1);
  return key.slice(
    0,
    ends.find((end) => key.slice(0, end) > before),
  );
}
