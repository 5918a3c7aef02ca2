import type { RouteConfig } from 'react-router-config';
import { addressKey } from '../core/addressKey';

/** Loads routes, each with the list that it belongs to. */
type LoadShard = () => Promise<{ default: ReadonlyArray<readonly [list: number, routes: RouteConfig[]]> }>;

declare const __webpack_require__: Record<'chunkNames' | 'chunkHashes', Record<string, string>>;

const lists: RouteConfig[][] = [];
const added = new Set<LoadShard>();
let shards: ReadonlyArray<readonly [firstKey: string, load: LoadShard]> = [];

/** Keeps a list of routes, to which shards add. */
export function routeList(number: number, routes: RouteConfig[]): RouteConfig[] {
  lists[number] = routes;
  return routes;
}

export function openShards(all: typeof shards): void {
  shards = all;
}

/** Tells the runtime of Rspack the names and hashes of chunks: see `moveChunkNames`. */
export function addChunks(chunks: string): void {
  for (const chunk of chunks.split(',').filter(Boolean)) {
    const [id = '', name = '', hash = ''] = chunk.split(':');
    __webpack_require__.chunkNames[id] = name;
    __webpack_require__.chunkHashes[id] = hash;
  }
}

/** Loads the routes around an address. Fails when its script cannot be had; a later call tries again. */
export async function loadRoutes(pathname: string): Promise<void> {
  await Promise.all([...new Set([pathname, decodeURI(pathname)])].map(addShard));
}

async function addShard(pathname: string): Promise<void> {
  const key = addressKey(pathname);
  const [, load] = shards.findLast(([first]) => first <= key) ?? [];
  if (!load || added.has(load)) return;
  const { default: parts } = await load();
  if (added.has(load)) return;
  added.add(load);
  // Before the others: the last one may match any address.
  for (const [list, routes] of parts) lists[list]?.unshift(...routes);
}
