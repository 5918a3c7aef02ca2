import type { ChunkNames } from './routes';

/** In an entry of `registry.js`: the name of the module, which only a build on the server needs. */
const MODULE_NAME = /(\), )"(?:[^"\\]|\\.)*"(?=, require\.resolveWeak\()/g;
const ROUTE = /ComponentCreator\('([^'\\]*)', '([^']*)'\)/g;
const HASH = /-([^-]*)$/;

export function withoutModuleNames(registry: string): string {
  return registry.replace(MODULE_NAME, '$10');
}

/**
 * Docusaurus tells the routes of one address apart by a hash of each, which does not compress. Where an address has one route,
 * every page gets along with the same hash.
 */
export function createHashes(chunkNames: ChunkNames) {
  const routes = new Map<string, number>();
  for (const key of Object.keys(chunkNames)) {
    const path = key.replace(HASH, '');
    routes.set(path, (routes.get(path) ?? 0) + 1);
  }
  // What `routes.js` has to escape is left as it is in both files.
  const isAlone = (path: string) => routes.get(path) === 1 && !/['\\]/.test(path);
  return {
    inRoutes: (text: string) =>
      text.replace(ROUTE, (route, path: string) => (isAlone(path) ? `ComponentCreator('${path}', '0')` : route)),
    inNames: (): ChunkNames =>
      Object.fromEntries(
        Object.entries(chunkNames).map(([key, names]) => {
          const path = key.replace(HASH, '');
          return [isAlone(path) ? `${path}-0` : key, names];
        }),
      ),
  };
}

/** Without the list of plugins and their versions. */
export function slimMetadata(text: string): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), pluginVersions: {} });
}
