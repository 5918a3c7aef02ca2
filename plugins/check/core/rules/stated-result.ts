import { didYouMean, findNear } from '../../../shared/suggest';
import { passageRule } from '../engine/rule';
import { successOf } from '../facts/buildFacts';
import { fieldsOf, isOpen, resolveSchema } from '../facts/fields';
import type { Facts } from '../facts/types';
import { operationsOf } from './support/passages';

const NAMES = '`[a-z]\\w*`(?:(?:, | and |、| 和 )`[a-z]\\w*`)*';
const RETURNS = new RegExp(`^\`(?:\\]\\([^)]*\\))? ?(?:returns? (?:an? |the )?|返回 ?)(${NAMES})`);

/** `` `pets/list` returns `total` and `pets` ``. */
export const statedResult = passageRule({
  id: 'stated-result',
  needsAll: true,
  about: 'What a text says that a call returns is a field of its result.',
  *check({ passage }, facts) {
    for (const { value, index } of passage.codes) {
      const [operation, another] = operationsOf(value, facts);
      if (!operation || another) continue;
      const end = index + value.length;
      const [whole = '', names = ''] = RETURNS.exec(passage.text.slice(end, end + 400)) ?? [];
      const known = names === '' ? undefined : namesIn(successOf(operation)?.schema, facts);
      const written = known ? [...names.matchAll(/`(\w+)`/g)] : [];
      for (const { 1: name = '', index: at } of written) {
        if (!known || known.has(name) || facts.values.has(name)) continue;
        // One word by itself may be a value, or an entity in lower case.
        if (written.length === 1 && !facts.names.has(name) && findNear(name, known).length === 0) continue;
        const message = `The result of \`${value}\` has no field \`${name}\`.`;
        yield {
          at: passage.place(end + whole.length - names.length + at + 1),
          message,
          hint: didYouMean(name, known),
        };
      }
    }
  },
});

/** Fields of a schema and of what is in it; `undefined` if it has none, or may have others. */
function namesIn(schema: unknown, { model }: Pick<Facts, 'model'>, depth = 0): Set<string> | undefined {
  const resolved = resolveSchema(model, schema);
  const target = resolved.items ?? resolved;
  const fields = fieldsOf(model, target);
  if (fields.size === 0 || depth > 4 || isOpen(model, target)) return undefined;
  const inner = [...fields.values()].flatMap((field) => [...(namesIn(field.schema, { model }, depth + 1) ?? [])]);
  return new Set([...fields.keys(), ...inner]);
}
