import type { Rule } from './report';
import { findCatalogue, findErrorMentions } from './visit';

export const unusedErrorCode: Rule = {
  id: 'unused-error-code',
  check({ root }) {
    const users = new Map(findErrorMentions(root).map(({ code, name }) => [code, name]));
    return findCatalogue(root).flatMap(({ code, entry }) => {
      const user = users.get(code);
      if (user !== undefined && entry.unused !== undefined) {
        return [
          {
            node: entry,
            key: 'unused',
            message: `Error ${code} is marked as unused, but ${user.replace(/^The /, 'the ')} lists it.`,
          },
        ];
      }
      if (user !== undefined || entry.unused !== undefined || entry.derived !== undefined) return [];
      const hint = 'List it in `x-errors` where it can occur, or say why it cannot: `unused: <reason>`.';
      return [{ node: entry, key: 'code', message: `Error ${code} is in the catalogue, but nothing lists it.`, hint }];
    });
  },
};
