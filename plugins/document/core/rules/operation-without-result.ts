import { isObject } from '../../../shared/core/json';
import type { Finding, Rule } from './report';
import { findOperations } from './visit';

export const operationWithoutResult: Rule = {
  id: 'operation-without-result',
  strictOnly: true,
  check: ({ root }) =>
    findOperations(root).flatMap(({ name, operation }): Finding[] => {
      const statuses = isObject(operation.responses) ? Object.keys(operation.responses) : [];
      if (statuses.some((status) => /^[123]/.test(status))) return [];
      const hint = "Add the response of success, `'200'` for example, to `responses`.";
      const key = operation.responses === undefined ? undefined : 'responses';
      return [{ node: operation, key, message: `\`${name}\` declares no success response.`, hint }];
    }),
};
