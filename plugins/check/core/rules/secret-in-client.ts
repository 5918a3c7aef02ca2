import { specRule } from '../engine/rule';

/** A call that only a server may make. A `client_secret`, as Stripe's, is for clients. */
export const secretInClient = specRule({
  id: 'secret-in-client',
  about: 'A call that carries a secret is made by a server, and says so.',
  *check(_project, { model }) {
    for (const { parameters, caller, source, operationId } of model.operations) {
      const secret = parameters.find(({ name }) => /(?<!client[-_]?)secret(?:[-_]?key)?$/i.test(name));
      if (!secret || caller === 'server') continue;
      const message = `\`${operationId}\` takes \`${secret.name}\`, but is not shown as a call of a server.`;
      yield { at: source, message, hint: 'Make it a security scheme of type `apiKey`.' };
    }
  },
});
