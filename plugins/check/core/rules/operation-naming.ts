import type { Operation } from '../../../openapi';
import { specRule } from '../engine/rule';
import { nodeOf } from '../facts/nodeOf';

/** An operation id that lacks a word of the last part of its path. */
export const operationNaming = specRule({
  id: 'operation-naming',
  about: 'Where operation ids are made of the words of their paths, all are.',
  *check(project, { model }) {
    const odd = model.operations.filter((operation) => operation.operationId && !sharesWords(operation));
    // Several exceptions are a convention of their own.
    if (odd.length > 1 || model.operations.length < 10) return;
    for (const operation of odd) {
      const { operationId, path, source } = operation;
      const at = project.positionOf(nodeOf(model, operation), 'operationId') ?? source;
      const message = `\`${operationId}\` is not made of the words of \`${path}\`, as the other operation ids are.`;
      yield { at, message };
    }
  },
});

function sharesWords({ operationId = '', path }: Operation): boolean {
  const id = operationId.toLowerCase().replaceAll('_', '');
  const literal = path.split('/').filter((part) => part !== '' && !part.includes('{'));
  const words = (literal.at(-1) ?? '')
    .toLowerCase()
    .split(/[_\W\d]+/)
    .filter((word) => word.length > 1);
  const own = words.filter((word) => id.includes(word.slice(0, 3 + Math.floor(word.length / 2))));
  return own.length > 0 && own.length === words.length;
}
