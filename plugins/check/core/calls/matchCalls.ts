import type { ApiModel, Operation } from '../../../openapi';
import type { OperationRouter } from '../../../sandbox';
import type { Source } from '../../../shared/problem';
import type { PathIndex } from '../facts/paths';
import { LOCAL_ADDRESS } from '../facts/servers';
import { ANY_METHOD } from '../samples/types';
import { findNames } from './findNames';
import type { ClientCalls, ClientRequest } from './types';

/** The operations of both versions of a document that a client calls. */
export interface MatchedCalls {
  /** By the name of the operation, such as `GET /pets`. */
  found: ReadonlyMap<string, readonly Source[]>;
  /** Requests that match no operation. */
  unknown: readonly ClientRequest[];
  /** How many requests go to servers that the document does not have, by their address. */
  elsewhere: ReadonlyMap<string, number>;
  before: ReadonlySet<Operation>;
  after: ReadonlySet<Operation>;
}

export interface Version {
  model: ApiModel;
  route: OperationRouter;
}

/** Finds what a client calls in both versions. `paths`: those of the new one. */
export function matchCalls(calls: ClientCalls, before: Version, after: Version, paths: PathIndex): MatchedCalls {
  const sets = { before: new Set<Operation>(), after: new Set<Operation>() };
  const places = new Map<string, Source[]>();
  const add = (set: Set<Operation>, operation: Operation, { file, line, column }: Source) => {
    set.add(operation);
    const name = nameOf(operation);
    const known = places.get(name) ?? [];
    places.set(name, known);
    if (!known.some((one) => one.file === file && one.line === line)) known.push({ file, line, column });
  };
  const unmatched: ClientRequest[] = [];
  const origins = new Set([before, after].flatMap(({ model }) => originsOf(model)));
  for (const request of calls.requests) {
    const [old, now] = [before, after].map((version) => operationsOf(request, version)) as [Operation[], Operation[]];
    for (const operation of old) add(sets.before, operation, request);
    for (const operation of now) add(sets.after, operation, request);
    if (old.length + now.length === 0) unmatched.push(request);
    else if (request.origin !== undefined) origins.add(request.origin);
  }
  for (const side of ['before', 'after'] as const) {
    const { model } = side === 'before' ? before : after;
    for (const { operation, source } of findNames(model.operations, calls.code)) add(sets[side], operation, source);
  }
  const elsewhere = new Map<string, number>();
  const unknown = unmatched.filter((request) => {
    const { origin, path, isGuess } = request;
    const isElsewhere = origin !== undefined && !origins.has(origin) && !LOCAL_ADDRESS.test(origin);
    if (isElsewhere) elsewhere.set(origin, (elsewhere.get(origin) ?? 0) + 1);
    return !isElsewhere && !(isGuess && !isAlike(path, paths));
  });
  const order = [...after.model.operations, ...before.model.operations].map(nameOf);
  const found = new Map(
    order.flatMap((name) => [[name, places.get(name) ?? []] as const]).filter(([, all]) => all.length),
  );
  return { found, unknown, elsewhere, ...sets };
}

export function nameOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** A text, and a request to another server, may resemble a path by chance: some word of it must be the same. */
function operationsOf({ method, path, query, origin, isGuess }: ClientRequest, { model, route }: Version): Operation[] {
  const found = route(method === ANY_METHOD ? undefined : method, pathnameOf(path), query);
  const isSure = !isGuess && (origin === undefined || originsOf(model).includes(origin));
  return isSure ? found : found.filter((one) => /[^/{}]/.test(one.path.replaceAll(/\{[^{}]*\}/g, '')));
}

function pathnameOf(path: string): string {
  return URL.canParse(path, 'http://localhost') ? new URL(path, 'http://localhost').pathname : path;
}

function originsOf({ operations, servers }: ApiModel): string[] {
  const urls = [...servers, ...operations.flatMap((operation) => operation.servers)].map(({ url }) => url);
  return [...new Set(urls)].flatMap((url) => /^https?:\/\/[^/{}]+(?=\/|$)/i.exec(url)?.[0].toLowerCase() ?? []);
}

/** A text of another kind has nothing in common with the document: a file, or a route of the client's own site. */
function isAlike(path: string, { all, looksLikePath }: PathIndex): boolean {
  const [, first] = path.split('/');
  return looksLikePath(path) && all.some((known) => known.split('/')[1] === first);
}
