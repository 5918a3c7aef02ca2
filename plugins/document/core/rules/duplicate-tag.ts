import { isObject, list } from '../../../shared/core/json';
import { placeOf, type Rule } from './report';
import { findRepeated } from './visit';

export const duplicateTag: Rule = {
  id: 'duplicate-tag',
  check(document) {
    const tags = list(document.root.tags).filter(isObject);
    return findRepeated(tags, ({ name }) => name).map(({ name, item: node, first }) => {
      const message = `Duplicate tag \`${name}\`${placeOf(document, first, 'name')}.`;
      return { node, key: 'name', part: 'value', message };
    });
  },
};
