import type { Operation } from '../../../openapi';
import { didYouMean, findNear } from '../../../shared/suggest';
import { passageRule } from '../engine/rule';
import { keysOf, successOf } from '../facts/buildFacts';
import { fieldsOf, isOpen, resolveSchema } from '../facts/fields';
import type { Facts } from '../facts/types';
import { operationsOf } from './support/passages';

const NAMES = '`[a-z]\\w*`(?:(?:, | and |、| 和 )`[a-z]\\w*`)*';
const TAKES = new RegExp(
  `^\`(?:\\]\\([^)]*\\))? ?(?:(?:takes?|accepts?|expects?) (?:an? |the )?|的参数是 ?)(${NAMES})`,
);
const RETURNS = new RegExp(`^\`(?:\\]\\([^)]*\\))? ?(?:returns? (?:an? |the )?|返回 ?)(${NAMES})`);

/** `` `pets/list` returns `total` and `pets` ``. */
export const statedResult = passageRule({
  id: 'stated-result',
  needsAll: true,
  about: 'What a text says that a call returns is a field of its result, and what it takes is one of its parameters.',
  *check({ passage }, facts) {
    for (const { value, index } of passage.codes) {
      const [operation, another] = operationsOf(value, facts);
      if (!operation || another) continue;
      const end = index + value.length;
      const rest = passage.text.slice(end, end + 400);
      for (const [pattern, what, part, known] of [
        [RETURNS, 'result', 'field', () => namesIn(successOf(operation)?.schema, facts)],
        [TAKES, 'request', 'parameter', () => sentNames(operation, facts)],
      ] as const) {
        const [whole = '', names = ''] = pattern.exec(rest) ?? [];
        if (names === '') continue;
        const at = end + whole.length - names.length;
        for (const finding of compare(names, known(), what === 'request', facts))
          yield {
            at: passage.place(at + finding.index),
            message: `The ${what} of \`${value}\` has no ${part} \`${finding.name}\`.`,
            hint: finding.hint,
          };
      }
    }
  },
});

/** The names of a list that are not known. */
function* compare(names: string, known: Set<string> | undefined, isRequest: boolean, facts: Facts) {
  if (!known) return;
  const written = [...names.matchAll(/`(\w+)`/g)];
  for (const { 1: name = '', index } of written) {
    if (known.has(name) || (facts.values.has(name) && !(isRequest && facts.names.has(name)))) continue;
    // One word by itself may be a value, or an entity in lower case.
    if (written.length === 1 && !facts.names.has(name) && findNear(name, known).length === 0) continue;
    yield { name, index: index + 1, hint: didYouMean(name, known) };
  }
}

/** Parameters, credentials and fields of the body; `undefined` if the body may have others. */
function sentNames(operation: Operation, facts: Facts): Set<string> | undefined {
  const bodies = operation.body?.contents.map(({ schema }) => namesIn(schema, facts)) ?? [];
  if (bodies.includes(undefined)) return undefined;
  const own = [...operation.parameters.map(({ name }) => name), ...keysOf(operation)];
  return new Set([...own, ...bodies.flatMap((names) => [...(names ?? [])])]);
}

/** Fields of a schema and of what is in it; `undefined` if it has none, or may have others. */
function namesIn(schema: unknown, { model }: Pick<Facts, 'model'>, depth = 0): Set<string> | undefined {
  const resolved = resolveSchema(model, schema);
  const target = resolved.items ?? resolved;
  const fields = fieldsOf(model, target);
  if (fields.size === 0 || depth > 4 || isOpen(model, target)) return undefined;
  const inner = [...fields.values()].flatMap((field) => [...(namesIn(field.schema, { model }, depth + 1) ?? [])]);
  return new Set([...fields.keys(), ...inner]);
}
