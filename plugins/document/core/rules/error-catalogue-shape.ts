import { checkShape } from './checkShape';
import type { Rule } from './report';

export const errorCatalogueShape: Rule = {
  id: 'error-catalogue-shape',
  check: ({ root }) =>
    Object.hasOwn(root, 'x-error-catalogue') ? checkShape('x-error-catalogue', root, root['x-error-catalogue']) : [],
};
