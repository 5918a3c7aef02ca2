import { isObject } from '../json';
import { type Finding, placeOf, type Rule } from './report';
import { listOf } from './visit';

export const duplicatePagePath: Rule = {
  id: 'duplicate-page-path',
  severity: 'error',
  check(document) {
    const owners = new Map<string, { name: string; page: object }>();
    return listOf(document.root.tags).flatMap((tag): Finding[] => {
      const page = isObject(tag) ? tag['x-page'] : undefined;
      if (!isObject(tag) || !isObject(page) || typeof page.path !== 'string') return [];
      const path = page.path.replace(/^\/+|\/+$/g, '');
      const owner = owners.get(path);
      if (owner === undefined) {
        owners.set(path, { name: String(tag.name), page });
        return [];
      }
      const place = placeOf(document, owner.page, 'path');
      const message = `The tags \`${owner.name}\`${place} and \`${String(tag.name)}\` share one page: \`${path}\`.`;
      return [{ node: page, key: 'path', part: 'value', message, hint: 'Give one of them another `path`.' }];
    });
  },
};
