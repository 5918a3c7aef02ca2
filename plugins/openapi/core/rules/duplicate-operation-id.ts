import { type Finding, placeOf, type Rule } from './report';
import { type FoundOperation, findOperations, objectsIn, operationsOf, resolveNode } from './visit';

/** Covers paths, webhooks and callbacks. */
export const duplicateOperationId: Rule = {
  id: 'duplicate-operation-id',
  check(document) {
    const { root } = document;
    const owners = new Map<string, FoundOperation>();
    const callbacksOf = ({ operation }: FoundOperation) =>
      objectsIn(operation.callbacks).flatMap(([, callback]) =>
        objectsIn(resolveNode(root, callback)).flatMap(([path, item]) => operationsOf(root, path, item)),
      );
    const operations = findOperations(root);
    const all = new Map([...operations, ...operations.flatMap(callbacksOf)].map((found) => [found.operation, found]));
    return [...all.values()].flatMap((found): Finding[] => {
      const { operation, title } = found;
      const id = operation.operationId;
      if (typeof id !== 'string') return [];
      const owner = owners.get(id);
      if (!owner) {
        owners.set(id, found);
        return [];
      }
      const place = placeOf(document, owner.operation, 'operationId');
      const message = `Duplicate operationId \`${id}\`: also that of \`${owner.title}\`${place}.`;
      const hint = `Give \`${title}\` a different operationId.`;
      return [{ node: operation, key: 'operationId', part: 'value', message, hint }];
    });
  },
};
