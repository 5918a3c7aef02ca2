import { isObject, type JsonObject } from '../json';
import { type Finding, placeOf, type Rule } from './report';
import { listOf } from './visit';

export const duplicateTag: Rule = {
  id: 'duplicate-tag',
  check(document) {
    const first = new Map<string, JsonObject>();
    return listOf(document.root.tags).flatMap((tag): Finding[] => {
      if (!isObject(tag) || typeof tag.name !== 'string') return [];
      const other = first.get(tag.name);
      if (!other) {
        first.set(tag.name, tag);
        return [];
      }
      const message = `Duplicate tag \`${tag.name}\`${placeOf(document, other, 'name')}.`;
      return [{ node: tag, key: 'name', part: 'value', message }];
    });
  },
};
