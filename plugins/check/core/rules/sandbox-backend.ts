import { startOf } from '../../../shared/problem';
import { type Probe, probeBackend } from '../backend/probeBackend';
import { specRule } from '../engine/rule';
import { keysOf, successOf } from '../facts/buildFacts';
import type { Facts } from '../facts/types';
import { validateJson } from '../facts/validateJson';

/** What the sandbox does, against what the document says. */
export const sandboxBackend = specRule({
  id: 'sandbox-backend',
  needsAll: true,
  about:
    'The backend of the sandbox takes the parameters, returns the results and codes, and has the effects of the document.',
  *check({ backend }, facts) {
    if (!backend) return;
    for (const id of Object.keys(backend.module.operations)) {
      if (facts.operations.has(id)) continue;
      yield {
        at: { ...startOf(backend.file), near: `${id}:` },
        message: `The backend has the operation \`${id}\`, and the document does not.`,
      };
    }
    for (const probe of probeBackend(backend.module, facts)) {
      const { source: at, operationId } = probe.operation;
      for (const message of describe(probe, facts)) yield { at, message: `\`${operationId}\`: ${message}` };
    }
  },
});

function* describe({ operation, reads, needs, codes, writes, result }: Probe, facts: Facts): Generator<string> {
  const { parameters, body, errors, effect } = operation;
  const keys = keysOf(operation);
  const declared = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  for (const name of reads) {
    if (declared.has(name) || keys.includes(name)) continue;
    yield `the backend of the sandbox reads \`${name}\`, and the document has no such parameter.`;
  }
  for (const name of needs) {
    const isOptional = name === 'body' ? body?.required === false : declared.get(name)?.required === false;
    if (isOptional) yield `the backend of the sandbox needs \`${name}\`, and the document says that it is optional.`;
  }
  const listed = new Set(errors.map(({ error }) => error.code));
  for (const code of codes) {
    if (!listed.has(code)) yield `the backend of the sandbox fails with ${code}, which the document does not list.`;
  }
  if (writes && effect?.kind === 'reads')
    yield 'the backend of the sandbox changes data, and the document says that the call only reads.';
  const [wrong, ...more] = wrongResult(operation, result, facts);
  if (wrong) yield `in the answer of the sandbox, ${wrong}${more.length > 0 ? ` (and ${more.length} more)` : ''}.`;
}

function wrongResult(operation: Probe['operation'], result: unknown, { model }: Facts): string[] {
  const { envelope } = model;
  const success = successOf(operation);
  const isBinary = typeof result === 'object' && result !== null && 'bytes' in result;
  if (!success?.schema || !envelope || result === undefined || isBinary) return [];
  const whole = { [envelope.code]: envelope.success, [envelope.message]: 'success', [envelope.data]: result };
  return validateJson(model, success.schema, whole).map(({ message }) => message);
}
