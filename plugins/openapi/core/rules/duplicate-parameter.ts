import type { SpecDocument } from '../read/types';
import { type Finding, placeOf, type Rule } from './report';
import { findOperations, listOf, resolveNode } from './visit';

export const duplicateParameter: Rule = {
  id: 'duplicate-parameter',
  check(document) {
    const operations = findOperations(document.root);
    const lists = operations.flatMap(({ operation, pathItem }) => [pathItem.parameters, operation.parameters]);
    return [...new Set(lists)].flatMap((list) => checkList(document, listOf(list)));
  },
};

function checkList(document: SpecDocument, list: unknown[]): Finding[] {
  const first = new Map<string, number>();
  return list.flatMap((item, index): Finding[] => {
    const { name, in: where } = resolveNode(document.root, item) ?? {};
    if (typeof name !== 'string' || typeof where !== 'string') return [];
    const id = `${where} ${name}`;
    const other = first.get(id);
    if (other === undefined) {
      first.set(id, index);
      return [];
    }
    const place = placeOf(document, list, other);
    return [{ node: list, key: index, message: `The ${where} parameter \`${name}\` is already in this list${place}.` }];
  });
}
