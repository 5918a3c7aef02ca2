import { isObject, list } from '../../../shared/core/json';
import { placeOf, type Rule } from './report';
import { findRepeated } from './visit';

export const duplicatePagePath: Rule = {
  id: 'duplicate-page-path',
  severity: 'error',
  check(document) {
    const pages = list(document.root.tags).flatMap((tag) =>
      isObject(tag) && isObject(tag['x-page']) ? [{ tag: String(tag.name), page: tag['x-page'] }] : [],
    );
    const pathOf = ({ path }: Record<string, unknown>) =>
      typeof path === 'string' ? path.replace(/^\/+|\/+$/g, '') : undefined;
    return findRepeated(pages, ({ page }) => pathOf(page)).map(({ name: path, item: { tag, page }, first }) => {
      const place = placeOf(document, first.page, 'path');
      const message = `The tags \`${first.tag}\`${place} and \`${tag}\` share one page: \`${path}\`.`;
      return { node: page, key: 'path', part: 'value', message, hint: 'Give one of them another `path`.' };
    });
  },
};
