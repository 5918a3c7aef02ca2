/** A route as Docusaurus writes it into `routes.js`, with what it calls `ComponentCreator` with. */
export interface RouteNode {
  path: string;
  component: { path: string; hash?: string };
  exact?: boolean;
  routes?: RouteNode[];
  /** Whatever else a plugin gives to a route, such as the `sidebar` of a page. */
  [attribute: string]: unknown;
}

/** By the path and hash of a route: names in the registry, nested as the route's modules are. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** The names of modules that a route needs. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

export function keyOf({ component: { path, hash } }: RouteNode): string {
  return `${path}-${hash}`;
}
