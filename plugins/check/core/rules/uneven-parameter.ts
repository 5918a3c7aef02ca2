import { isObject } from '../../../shared/core/json';
import { apiRule } from '../engine/rule';

/** Codes of one parameter that is written in two places. */
export const unevenParameter = apiRule({
  id: 'uneven-parameter',
  about: 'A parameter of one name and description lists the same error codes everywhere.',
  *check(_project, { model }) {
    const groups = new Map<
      string,
      Array<{ codes: string; operation: (typeof model.operations)[number]; name: string }>
    >();
    for (const operation of model.operations) {
      for (const { name, description, errors } of operation.parameters) {
        if (description === undefined || description === '') continue;
        const codes = errors
          .map((one) => String(isObject(one) ? one.code : one))
          .sort()
          .join(', ');
        const key = `${name} ${description}`;
        groups.set(key, [...(groups.get(key) ?? []), { codes, operation, name }]);
      }
    }
    for (const [first, ...others] of groups.values()) {
      for (const { codes, operation, name } of others) {
        if (codes === first?.codes) continue;
        const message = `\`${name}\` lists ${codes || 'no code'} here, but ${first?.codes || 'none'} in \`${first?.operation.operationId}\`.`;
        yield { at: operation.source, message };
        break;
      }
    }
  },
});
