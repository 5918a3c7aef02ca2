import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import type { Finding, Rule } from './report';
import { findOperations, section } from './visit';

export const unknownSecurityScheme: Rule = {
  id: 'unknown-security-scheme',
  check({ root }) {
    const schemes = section(root, 'securitySchemes');
    const names = isObject(schemes) ? Object.keys(schemes) : [];
    const holders: JsonObject[] = [root, ...findOperations(root).map(({ operation }) => operation)];
    return holders.flatMap((holder) =>
      list(holder.security).flatMap((requirement): Finding[] => {
        if (!isObject(requirement)) return [];
        // OpenAPI 3.2 also accepts the URI of a scheme.
        const unknown = Object.keys(requirement).filter((name) => !names.includes(name) && !/[#/]/.test(name));
        return unknown.map((name) => ({
          node: requirement,
          key: name,
          message: `Unknown security scheme \`${name}\`.`,
          hint: didYouMean(name, names),
        }));
      }),
    );
  },
};
