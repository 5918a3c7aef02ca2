import { groupBy } from '../../shared/core/groupBy';
import type { Plan, Shard } from './planShards';
import type { ChunkNames, RouteNode } from './routes';
import { type AddedDocs, printDocs } from './takeDocs';

const CREATOR = "import ComponentCreator from '@docusaurus/ComponentCreator';";

/** Code of `routes.js` without the pages of shards. `store`: the module that keeps the lists of routes. */
export function printRoutes({ routes, shards }: Plan, store: string): string {
  const entries = shards.map(
    ({ key }, index) =>
      `[${JSON.stringify(key)}, () => import(/* webpackChunkName: "routes-${index}" */ './routes.js?shard=${index}')]`,
  );
  let lists = 0;
  return `${CREATOR}
import { openShards, routeList } from ${JSON.stringify(store)};
export default ${printList(routes)};
openShards([
${entries.join(',\n')}
]);
`;

  /** Counts lists as `planShards` does. */
  function printList(list: RouteNode[]): string {
    return `routeList(${lists++}, [${list.map((route) => printRoute(route, printList)).join(',\n')}])`;
  }
}

interface ShardParts {
  chunkNames: ChunkNames;
  /** By the name of a module: its entry in `registry.js`. */
  entries: ReadonlyMap<string, string>;
  docs: AddedDocs;
  store: string;
  /** See `moveChunkNames`; without them, the runtime knows the chunks of the shard. */
  chunks?: string;
}

/** Code of a shard. */
export function printShard(
  { leaves, chunkNames, modules }: Shard,
  { chunkNames: all, entries, docs, store, chunks }: ShardParts,
): string {
  const names = Object.fromEntries(chunkNames.map((key) => [key, all[key]]));
  const lists = groupBy(leaves, ({ list }) => String(list));
  const added = [...lists].map(
    ([list, pages]) => `[${list}, [${pages.map(({ route }) => printRoute(route)).join(',\n')}]]`,
  );
  return `${CREATOR}
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
${chunks === undefined ? '' : `import { addChunks } from ${JSON.stringify(store)};\naddChunks(${JSON.stringify(chunks)});`}
Object.assign(routesChunkNames, ${JSON.stringify(names)});
Object.assign(registry, {
${modules.map((name) => entries.get(name)).join('\n')}
});
${printDocs(docs)}
export default [${added.join(',\n')}];
`;
}

function printRoute(
  { component: { path, hash }, routes, ...attributes }: RouteNode,
  printList: (routes: RouteNode[]) => string = () => '[]',
): string {
  const args = [path, ...(hash === undefined ? [] : [hash])].map((argument) => JSON.stringify(argument)).join(', ');
  const list = routes ? `, routes: ${printList(routes)}` : '';
  return `${JSON.stringify(attributes).slice(0, -1)}, component: ComponentCreator(${args})${list}}`;
}
