import { checkShape } from './check-shape';
import type { Rule } from './report';

/** The error catalogue does not match its schema. */
export const errorCatalogueShape: Rule = {
  id: 'error-catalogue-shape',
  check: ({ root }) =>
    Object.hasOwn(root, 'x-error-catalogue') ? checkShape('x-error-catalogue', root, root['x-error-catalogue']) : [],
};
