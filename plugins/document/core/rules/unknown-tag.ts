import { isObject, list } from '../../../shared/core/json';
import { didYouMean, findNear } from '../../../shared/suggest';
import type { Finding, Rule } from './report';
import { findOperations } from './visit';

export const unknownTag: Rule = {
  id: 'unknown-tag',
  strictOnly: true,
  check({ root }) {
    const names = list(root.tags).flatMap((tag) => (isObject(tag) && typeof tag.name === 'string' ? [tag.name] : []));
    // Reported once for all operations. A misspelled `tags` is reported elsewhere.
    if (names.length === 0 && !Array.isArray(root.tags)) {
      const used = findOperations(root).some(({ operation }) => list(operation.tags).length > 0);
      const isMistyped = root.tags !== undefined || findNear('tags', Object.keys(root)).length > 0;
      if (used && !isMistyped)
        return [{ node: root, message: 'The document declares no `tags`, but its operations use some.' }];
      if (used) return [];
    }
    return findOperations(root).flatMap(({ name, operation }): Finding[] => {
      const tags = list(operation.tags);
      if (tags.length === 0) {
        const message = `\`${name}\` has no tag, so it belongs to no page.`;
        return [{ node: operation, key: operation.tags === undefined ? undefined : 'tags', message }];
      }
      return tags.flatMap((tag, index): Finding[] => {
        if (typeof tag !== 'string' || names.includes(tag)) return [];
        const message = `\`${name}\` has the tag \`${tag}\`, which \`tags\` does not declare.`;
        return [{ node: tags, key: index, part: 'value', message, hint: didYouMean(tag, names) }];
      });
    });
  },
};
