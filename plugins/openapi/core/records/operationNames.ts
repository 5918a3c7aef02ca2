import type { ApiModel, Operation } from '../model/types';
import type { OperationView } from '../view/types';
import { pathAliases } from './pathAliases';
import type { NameRecord } from './types';

export interface PlacedOperation {
  operation: OperationView;
  path: string;
}

/** Lists operations by title, id, path and `x-keywords`, and by each suffix of the path that is unique. */
export function operationNames(operations: PlacedOperation[], declared: ReadonlyMap<string, Operation>): NameRecord[] {
  const paths = new Map<string, Set<string>>();
  const tails = new Map(operations.map(({ operation: { path } }) => [path, pathAliases(path)]));
  for (const [path, aliases] of tails) {
    for (const alias of aliases) paths.set(alias, (paths.get(alias) ?? new Set()).add(path));
  }
  return operations.map(({ operation, path: page }): NameRecord => {
    const { id, method, path, title } = operation;
    const { operationId, keywords = [] } = declared.get(id) ?? {};
    const own = (tails.get(path) ?? []).filter((alias) => alias === path || paths.get(alias)?.size === 1);
    const aliases = new Set([...(operationId ? [operationId] : []), id, ...own, ...keywords]);
    return {
      kind: 'operation',
      name: title,
      aliases: [...aliases],
      owner: `${method} ${path}`,
      link: `/${page}#${id}`,
    };
  });
}

/** By id, with webhooks and callbacks. */
export function declaredOperations({ operations, webhooks }: ApiModel): ReadonlyMap<string, Operation> {
  const visit = (operation: Operation): Operation[] => [operation, ...operation.callbacks.flatMap(visit)];
  return new Map([...operations, ...webhooks].flatMap(visit).map((operation) => [operation.id, operation]));
}
