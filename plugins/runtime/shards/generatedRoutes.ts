import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type Plan, planShards } from './planShards';
import type { ChunkNames, RouteNode } from './routes';
import { type AddedDocs, type GlobalData, takeDocs } from './takeDocs';

export interface Generated {
  plan: Plan | undefined;
  chunkNames: ChunkNames;
  /** By the name of a module: its entry in `registry.js`. */
  entries: Map<string, string>;
  /** Global data without the pages of shards, and the pages of each shard. */
  globalData: GlobalData;
  docs: AddedDocs[];
}

export const GENERATED = ['routes.js', 'routesChunkNames.json', 'registry.js', 'globalData.json'];

/** Reads what Docusaurus wrote for the bundler. Returns a function that reads it again when it has changed. */
export function readGenerated(folder: string, home: string): () => Generated {
  let last: { key: string; value: Generated } | undefined;
  return () => {
    const texts = GENERATED.map((name) => readFileSync(join(folder, name), 'utf8'));
    const key = texts.join('\0');
    if (last?.key !== key) last = { key, value: parse(texts, home) };
    return last.value;
  };
}

function parse([routesText = '', namesText = '', registryText = '', dataText = '']: string[], home: string): Generated {
  const chunkNames = JSON.parse(namesText) as ChunkNames;
  const plan = planShards(parseRoutes(routesText), chunkNames, home);
  const paths = plan?.shards.map(({ leaves }) => leaves.map(({ route }) => route.path)) ?? [];
  const { rest, added } = takeDocs(JSON.parse(dataText) as GlobalData, paths);
  return { plan, chunkNames, entries: parseRegistry(registryText), globalData: rest, docs: added };
}

/** Runs the module without its imports. */
export function parseRoutes(text: string): RouteNode[] {
  const code = text.replace(/^import .*$/gm, '').replace(/^export default /m, 'result = ');
  const world: { result?: RouteNode[]; ComponentCreator: unknown } = {
    ComponentCreator: (path: string, hash?: string) => ({ path, hash }),
  };
  runInNewContext(code, world);
  if (!Array.isArray(world.result)) throw new Error('routes.js of Docusaurus exports no list of routes.');
  return world.result;
}

/** An entry of `registry.js`, one a line; the last one shares its line with the end of the object. */
export const REGISTRY_ENTRY = /^ {2}"((?:[^"\\]|\\.)*)": \[\(\) => import\(.*\],/gm;

export function parseRegistry(text: string): Map<string, string> {
  const entries = [...text.matchAll(REGISTRY_ENTRY)].map(([entry, name = '']) => [name, entry] as const);
  if (entries.length === 0) throw new Error('registry.js of Docusaurus has no entry that could be read.');
  return new Map(entries);
}
