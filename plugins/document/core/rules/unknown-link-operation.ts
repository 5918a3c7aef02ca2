import { isObject, type JsonObject } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import type { Finding, Rule } from './report';
import { findOperations, objectsIn, resolveNode, section } from './visit';

export const unknownLinkOperation: Rule = {
  id: 'unknown-link-operation',
  check({ root }) {
    const operations = findOperations(root).map(({ operation }) => operation);
    const ids = operations.flatMap(({ operationId }) => (typeof operationId === 'string' ? [operationId] : []));
    const responses = new Set<JsonObject | undefined>([
      ...operations.flatMap((operation) => objectsIn(operation.responses).map(([, node]) => resolveNode(root, node))),
      ...objectsIn(section(root, 'responses')).map(([, node]) => resolveNode(root, node)),
    ]);
    const maps = [...[...responses].map((response) => response?.links), section(root, 'links')];
    const links = new Set(maps.flatMap((map) => objectsIn(map).map(([, node]) => resolveNode(root, node))));
    return [...links].flatMap((link): Finding[] => {
      if (!isObject(link) || typeof link.operationId !== 'string' || ids.includes(link.operationId)) return [];
      const message = `The link refers to an unknown operation \`${link.operationId}\`.`;
      return [{ node: link, key: 'operationId', part: 'value', message, hint: didYouMean(link.operationId, ids) }];
    });
  },
};
