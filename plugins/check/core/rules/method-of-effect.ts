import { specRule } from '../engine/rule';

/** A method that does not fit what the call does. */
export const methodOfEffect = specRule({
  id: 'method-of-effect',
  about: 'A call that only reads is a GET, a DELETE deletes, and only methods with a body have one.',
  *check(_project, { model }) {
    const bare = model.operations.filter(({ method, body }) => /^(?:POST|PUT|PATCH)$/.test(method) && !body);
    for (const operation of model.operations) {
      const { method, effect, body, source: at, operationId } = operation;
      const say = (what: string) => ({ at, message: `\`${operationId}\` is a ${method}, ${what}.` });
      if (effect?.kind === 'reads' && /^(?:PUT|PATCH|DELETE)$/.test(method)) yield say('but its effect is to read');
      if (effect?.kind === 'changes' && method === 'DELETE') yield say('but its effect is not to delete');
      if (body && /^(?:GET|HEAD|DELETE)$/.test(method)) yield say('which cannot rely on a body');
      if (bare.length === 1 && bare[0] === operation) yield say('and the only one of its kind without a body');
    }
  },
});
