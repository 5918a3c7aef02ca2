import type { Operation } from '../../../openapi';
import { isObject } from '../../../shared/core/json';
import { specRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import { examplesIn, findMismatches, placeOf } from '../support/examples';

/** Examples of results and bodies: their values and codes. */
export const exampleOfCall = specRule({
  id: 'example-of-call',
  needsAll: true,
  about: 'An example fits its schema, and an example of a failure has a code that its call can return.',
  *check(project, facts) {
    for (const example of examplesIn(facts)) {
      const { operation, name, summary = '', value } = example;
      yield* findMismatches(example, project, facts, false);
      const at = placeOf(project, facts, operation, name);
      for (const message of checkCodes(operation, name, summary, value, facts)) yield { at, message };
    }
  },
});

function* checkCodes(
  { operationId, errors }: Operation,
  name: string,
  summary: string,
  value: unknown,
  facts: Facts,
): Generator<string> {
  const { model, codes } = facts;
  const { envelope } = model;
  if (!envelope || !isObject(value)) return;
  const code = value[envelope.code];
  if (typeof code !== 'number') return;
  const listed = errors.some(({ error }) => error.code === code);
  if (code !== envelope.success && !listed)
    yield `\`${operationId}\` does not list ${code}, which its example \`${name}\` returns.`;
  const named = model.errors.find((error) => error.name === name);
  if (named && named.code !== code) yield `The example \`${name}\` returns ${code}, but that is error ${named.code}.`;
  const [written] = /^\d{3,6}(?= )/.exec(summary) ?? [];
  if (written && Number(written) !== code)
    yield `The summary of the example \`${name}\` says ${written}, but it returns ${code}.`;
  for (const inner of innerCodes(value, envelope.code)) {
    if (inner === envelope.success || inner === code || errors.some(({ error }) => error.code === inner)) continue;
    if (codes.size > 0) yield `\`${operationId}\` does not list ${inner}, which is in its example \`${name}\`.`;
  }
}

/** Codes of entries within a result. */
function innerCodes(value: unknown, key: string): number[] {
  if (Array.isArray(value)) return value.flatMap((item) => innerCodes(item, key));
  if (!isObject(value)) return [];
  const own = typeof value[key] === 'number' && typeof value.msg === 'string' ? [value[key]] : [];
  return [...own, ...Object.values(value).flatMap((inner) => innerCodes(inner, key))];
}
