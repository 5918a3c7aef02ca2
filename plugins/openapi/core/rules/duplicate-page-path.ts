import { isObject } from '../json';
import type { Finding, Rule } from './report';
import { listOf } from './visit';

/** Two tags whose pages have one address. */
export const duplicatePagePath: Rule = ({ root }) => {
  const owners = new Map<string, string>();
  return listOf(root.tags).flatMap((tag): Finding[] => {
    const page = isObject(tag) ? tag['x-page'] : undefined;
    if (!isObject(tag) || !isObject(page) || typeof page.path !== 'string') return [];
    const path = page.path.replace(/^\/+|\/+$/g, '');
    const owner = owners.get(path);
    if (owner === undefined) {
      owners.set(path, String(tag.name));
      return [];
    }
    const message = `The tags \`${owner}\` and \`${String(tag.name)}\` have one page: \`${path}\`.`;
    return [{ node: page, key: 'path', part: 'value', message, hint: 'Give one of them another `path`.' }];
  });
};
