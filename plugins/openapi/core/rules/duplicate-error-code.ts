import { type Finding, placeOf, type Rule } from './report';
import { findCatalogue } from './visit';

export const duplicateErrorCode: Rule = {
  id: 'duplicate-error-code',
  check(document) {
    const first = new Map<number, object>();
    return findCatalogue(document.root).flatMap(({ code, entry }): Finding[] => {
      const other = first.get(code);
      if (!other) {
        first.set(code, entry);
        return [];
      }
      const hint = 'One code with several meanings is one entry, with `meanings`.';
      return [
        {
          node: entry,
          key: 'code',
          message: `Error ${code} is already in the catalogue${placeOf(document, other, 'code')}.`,
          hint,
        },
      ];
    });
  },
};
