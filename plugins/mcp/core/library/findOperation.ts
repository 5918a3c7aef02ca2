import type { Operation } from '../../../openapi';
import { didYouMean } from '../../../shared/suggest';
import { Unanswerable } from './unanswerable';

type Named = Pick<Operation, 'id' | 'operationId' | 'method' | 'path' | 'title'>;

/** Finds an operation by its id, its method and path, its path, or its title. Throws `Unanswerable`. */
export function findOperation<Of extends Named>(operations: readonly Of[], asked: string): Of {
  const wanted = asked.trim().toLowerCase();
  const namesOf = ({ id, operationId, method, path, title }: Named) =>
    [operationId, id, `${method} ${path}`, path, title].flatMap((name) => name?.toLowerCase() ?? []);
  const found = operations.filter((operation) => namesOf(operation).includes(wanted));
  const [first, second] = found;
  if (first && !second) return first;
  if (first) throw new Unanswerable(`\`${asked}\` is several calls: \`${found.map(idOf).join('`, `')}\`.`);
  const hint = didYouMean(asked, operations.map(idOf)) ?? '`list_operations` lists all calls.';
  throw new Unanswerable(`There is no call \`${asked}\`. ${hint}`);
}

export function idOf({ id, operationId }: Pick<Named, 'id' | 'operationId'>): string {
  return operationId ?? id;
}
