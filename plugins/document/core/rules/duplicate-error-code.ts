import { placeOf, type Rule } from './report';
import { findCatalogue, findRepeated } from './visit';

export const duplicateErrorCode: Rule = {
  id: 'duplicate-error-code',
  check(document) {
    const repeated = findRepeated(findCatalogue(document.root), ({ code }) => String(code));
    return repeated.map(({ name, item, first }) => {
      const message = `Error ${name} is already in the catalogue${placeOf(document, first.entry, 'code')}.`;
      const hint = 'One code with several meanings is one entry, with `meanings`.';
      return { node: item.entry, key: 'code', message, hint };
    });
  },
};
