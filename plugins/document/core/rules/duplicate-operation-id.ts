import { placeOf, type Rule } from './report';
import { type FoundOperation, findOperations, findRepeated, objectsIn, operationsOf, resolveNode } from './visit';

/** Covers paths, webhooks and callbacks. */
export const duplicateOperationId: Rule = {
  id: 'duplicate-operation-id',
  check(document) {
    const { root } = document;
    const callbacksOf = ({ operation }: FoundOperation) =>
      objectsIn(operation.callbacks).flatMap(([, callback]) =>
        objectsIn(resolveNode(root, callback)).flatMap(([path, item]) => operationsOf(root, path, item)),
      );
    const operations = findOperations(root);
    const all = new Map([...operations, ...operations.flatMap(callbacksOf)].map((found) => [found.operation, found]));
    const repeated = findRepeated(all.values(), ({ operation }) => operation.operationId);
    return repeated.map(({ name, item: { operation, title }, first }) => {
      const place = placeOf(document, first.operation, 'operationId');
      const message = `Duplicate operationId \`${name}\`: also that of \`${first.title}\`${place}.`;
      const hint = `Give \`${title}\` a different operationId.`;
      return { node: operation, key: 'operationId', part: 'value', message, hint };
    });
  },
};
