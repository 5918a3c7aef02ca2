import type { Operation } from '../../../openapi';
import { isObject } from '../../../shared/core/json';
import { specRule } from '../engine/rule';

/** A code that all calls of a tag list but one. */
export const unevenErrorCode = specRule({
  id: 'uneven-error-code',
  severity: 'warning',
  needsAll: true,
  about: 'A code that all calls of a page but one list, or all calls of one kind, is listed by that one, too.',
  *check(_project, { model }) {
    for (const { operations, isLarge } of groupAlike(model.operations)) {
      const lists = operations.map(
        (operation) => new Set(operation.errors.filter(isOwn(operation)).map(({ error }) => error)),
      );
      for (const error of model.errors) {
        const without = operations.filter((_, index) => !lists[index]?.has(error));
        const [one] = without;
        if (without.length !== 1 || !one || !(isLarge || error.retry === 'after-setup')) continue;
        const others = operations
          .filter((operation) => operation !== one)
          .map(({ operationId }) => `\`${operationId}\``);
        const message = `\`${one.operationId}\` does not list ${error.code}, as ${others.join(', ')} ${others.length === 1 ? 'does' : 'do'}.`;
        yield { at: one.source, message };
      }
    }
  },
});

/**
 * Calls of a page, and calls whose paths end alike, such as several logins. In a small group only what has to be set up
 * concerns all of them.
 */
function groupAlike(operations: Operation[]): Array<{ operations: Operation[]; isLarge: boolean }> {
  const groups = new Map<string, Operation[]>();
  const add = (key: string, operation: Operation) => void groups.set(key, [...(groups.get(key) ?? []), operation]);
  for (const operation of operations) {
    add(`tag ${operation.tags[0]}`, operation);
    add(`path ${operation.method} ${operation.path.split('/').at(-1)}`, operation);
  }
  return [...groups].flatMap(([key, group]) => {
    const isPage = key.startsWith('tag');
    const isLarge = group.length >= (isPage ? 4 : 3);
    return isLarge || (isPage && group.length > 1) ? [{ operations: group, isLarge }] : [];
  });
}

function isOwn({ parameters }: Operation) {
  const ofParameters = parameters.flatMap(({ errors }) => errors.map((one) => (isObject(one) ? one.code : one)));
  return ({ error, inherited }: Operation['errors'][number]) => !inherited && !ofParameters.includes(error.code);
}
