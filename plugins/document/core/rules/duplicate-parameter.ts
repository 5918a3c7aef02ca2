import { list } from '../../../shared/core/json';
import { placeOf, type Rule } from './report';
import { findOperations, findRepeated, resolveNode } from './visit';

export const duplicateParameter: Rule = {
  id: 'duplicate-parameter',
  check(document) {
    const { root } = document;
    const nameOf = (item: unknown) => {
      const { name, in: where } = resolveNode(root, item) ?? {};
      return typeof name === 'string' && typeof where === 'string' ? `${where} parameter \`${name}\`` : undefined;
    };
    const lists = findOperations(root).flatMap(({ operation, pathItem }) => [
      pathItem.parameters,
      operation.parameters,
    ]);
    return [...new Set(lists)].map(list).flatMap((list) =>
      findRepeated(list.keys(), (index) => nameOf(list[index])).map(({ name, item: key, first }) => {
        const message = `The ${name} is already in this list${placeOf(document, list, first)}.`;
        return { node: list, key, message };
      }),
    );
  },
};
