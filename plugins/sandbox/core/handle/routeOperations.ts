import type { ApiModel, Operation } from '../../../openapi';
import { listBases } from '../compile/listBases';
import type { Texts } from '../request/readTexts';
import { createRouter } from './router';

/** Finds the operations of a request; without a method, of a path. */
export type OperationRouter = (
  method: string | undefined,
  pathname: string,
  query: ReadonlyMap<string, string[]>,
) => Operation[];

const NO_HEADERS = new Headers();

/** Finds operations as the sandbox does, whether or not the path of a server comes first. */
export function createOperationRouter({ operations }: ApiModel): OperationRouter {
  const withEmpty = (bases: string[]) => [...new Set([...bases, ''])];
  const route = createRouter({
    operations: operations.map((operation) => {
      const { method, path, servers } = operation;
      return { operation, method, path, bases: withEmpty(listBases(servers)) };
    }),
    bases: [],
  });
  const find: OperationRouter = (method, pathname, query) => {
    const texts: Texts = new Map(query);
    const found = route({ method: method ?? '', pathname, headers: NO_HEADERS }, texts);
    if (found.kind === 'operation') return [found.operation.operation];
    return method === undefined && found.kind === 'other-method'
      ? found.methods.flatMap((one) => find(one, pathname, query))
      : [];
  };
  return find;
}
