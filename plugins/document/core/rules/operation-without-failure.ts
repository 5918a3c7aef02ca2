import { isObject, type JsonObject, list } from '../../../shared/core/json';
import type { Finding, Rule } from './report';
import { findOperations, resolveNode, section } from './visit';

export const operationWithoutFailure: Rule = {
  id: 'operation-without-failure',
  strictOnly: true,
  check: ({ root }) =>
    findOperations(root).flatMap(({ name, operation, pathItem }): Finding[] => {
      const { responses } = operation;
      if (!isObject(responses) || Object.keys(responses).some((status) => /^([45]|default$)/.test(status))) return [];
      const parameters = [...list(pathItem.parameters), ...list(operation.parameters)];
      const carriers = [
        operation,
        ...parameters.map((node) => resolveNode(root, node)),
        ...findSchemes(root, operation),
      ];
      if (!carriers.some((node) => list(node?.['x-errors']).length > 0)) return [];
      const hint = 'Add `default`, or the statuses of its failures, to `responses`.';
      return [
        { node: operation, key: 'responses', message: `\`${name}\` can fail, but declares no error response.`, hint },
      ];
    }),
};

function findSchemes(root: JsonObject, operation: JsonObject): Array<JsonObject | undefined> {
  const schemes = section(root, 'securitySchemes');
  return list(operation.security ?? root.security)
    .flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : []))
    .map((name) => (isObject(schemes) ? resolveNode(root, schemes[name]) : undefined));
}
