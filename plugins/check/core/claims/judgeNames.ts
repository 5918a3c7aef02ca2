import type { Operation } from '../../../openapi';
import { fieldsOf, isOpen } from '../../../schema/core/combine/fieldsOf';
import { shapesOf } from '../../../schema/core/combine/shapes';
import type { Shape } from '../../../schema/core/combine/types';
import { didYouMean, findNear } from '../../../shared/suggest';
import { allowedValues, keysOf, successOf } from '../facts/buildFacts';
import type { Facts, NameFact } from '../facts/types';
import { plainWord } from '../support/plainWord';
import type { Case, Verdict } from './types';

/** `returns `code` and `msg``, `takes `ids``. */
export function judgeFields({
  claim: { property, subject, value: written },
  operations,
  facts,
}: Case): Verdict | undefined {
  const [operation, another] = operations;
  if (!operation || another || !Array.isArray(written)) return undefined;
  // `a` returns `x`, and `b` returns `y`.
  const next = written.findIndex((name) => facts.operations.has(name) || facts.paths.find(name).length > 0);
  const value = next < 0 ? written : written.slice(0, next);
  const isRequest = property === 'takes';
  const known = isRequest
    ? sentNames(operation, facts)
    : namesIn(shapesOf(facts.model).of(successOf(operation)?.schema));
  if (!known) return undefined;
  // One word by itself may be a value, or an entity in lower case.
  const isMember = (name: string) =>
    facts.names.get(name)?.some(({ kind }) => kind !== 'entity' && kind !== 'operation');
  const isName = (name: string) => value.length > 1 || isMember(name) || findNear(name, known).length > 0;
  const lost = value.find(
    (name) =>
      /^(?!(?:null|true|false|undefined)$)[a-z_]\w*$/i.test(name) &&
      !known.has(name) &&
      !(facts.values.has(name) && !(isRequest && facts.names.has(name))) &&
      isName(name),
  );
  if (lost === undefined) return value.every((name) => known.has(name)) ? { isTrue: true } : undefined;
  const [what, part] = isRequest ? ['request', 'parameter'] : ['result', 'field'];
  const hint = didYouMean(lost, known);
  const message = `The ${what} of \`${subject.name}\` has no ${part} \`${lost}\`.${hint ? ` ${hint}` : ''}`;
  return { isTrue: false, message };
}

/** Parameters, credentials and fields of the body; `undefined` if the body may have others. */
function sentNames(operation: Operation, facts: Facts): Set<string> | undefined {
  const bodies = operation.body?.contents.map(({ schema }) => namesIn(shapesOf(facts.model).of(schema))) ?? [];
  if (bodies.includes(undefined)) return undefined;
  const own = [...operation.parameters.map(({ name }) => name), ...keysOf(operation)];
  return new Set([...own, ...bodies.flatMap((names) => [...(names ?? [])])]);
}

/** Fields of a schema and of what is in it; `undefined` if it has none, or may have others. */
function namesIn(shape: Shape, depth = 0): Set<string> | undefined {
  const target = shape.items === undefined ? shape : shape.inside(shape.items);
  const fields = fieldsOf(target);
  if (fields.size === 0 || depth > 4 || isOpen(target)) return undefined;
  const uses = [...fields.values()].flatMap((field) => field.uses);
  const inner = uses.flatMap((use) => [...(namesIn(use.shape, depth + 1) ?? [])]);
  return new Set([...fields.keys(), ...inner]);
}

/** `` `kind` is `0` or `1` ``. */
export function judgeValues({ claim: { subject, value }, members, facts }: Case): Verdict | undefined {
  const stated = Array.isArray(value) ? value.map((one) => one.replace(/^(["'])(.*)\1$/, '$2')) : [];
  const enums = members.map(({ shape }) => allowedValues(shape).map(String));
  if (stated.length < 2 || enums.length === 0 || enums.some((one) => one.length < 2)) return undefined;
  if (enums.some((known) => stated.every((one) => known.includes(one)))) return { isTrue: true };
  const wrong = stated.find((one) => !enums.flat().includes(one));
  if (wrong === undefined || facts.names.has(wrong)) return undefined;
  const known = [...new Set(enums.flat())].map((one) => `\`${one}\``).join(', ');
  return { isTrue: false, message: `In the document, \`${subject.name}\` is one of ${known}, not \`${wrong}\`.` };
}

/** `` `kind` is `0` for a cat ``: the sentence names what has the values. */
export function judgeMeaning({ claim: { value }, names, facts, translations }: Case): Verdict | undefined {
  if (!Array.isArray(value)) return undefined;
  const [written = '', word = ''] = value;
  const constants = names
    .flatMap((name) => facts.names.get(name) ?? [])
    .flatMap((fact) => constantsOf(fact, translations));
  const meant = constants.filter(({ words }) => words.includes(word.toLowerCase()));
  const [first] = meant;
  if (!first) return undefined;
  if (meant.some((one) => one.value === written)) return { isTrue: true };
  return { isTrue: false, message: `In the document, ${word} is \`${first.value}\`, not \`${written}\`.` };
}

function constantsOf({ shape }: NameFact, translations: ReadonlyMap<string, string>) {
  return (shape.keywords.enum ?? []).map(({ value, name = '', description = '' }) => {
    const words = [name, description].flatMap((text) => [text, translations.get(text) ?? '']).map(plainWord);
    return { value: String(value), words: words.filter((text) => text !== '') };
  });
}
