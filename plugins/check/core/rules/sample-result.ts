import { fieldsOf, isOpen } from '../../../schema/core/combine/fieldsOf';
import { shapesOf } from '../../../schema/core/combine/shapes';
import type { Shape } from '../../../schema/core/combine/types';
import { didYouMean } from '../../../shared/suggest';
import { type Finding, sampleRule } from '../engine/rule';
import { resultOf } from '../facts/buildFacts';
import type { Facts } from '../facts/types';
import { splitAt } from '../samples/brackets';
import { isPython, isScript } from '../samples/languages';
import { readAllCalls } from '../samples/readCalls';
import { readType, type TypedField } from '../samples/resultTypes';
import type { SampleFile } from '../samples/types';
import { operationsCalled } from '../support/passages';

/** The type that a sample gives to the result of a call. */
export const sampleResult = sampleRule({
  id: 'sample-result',
  needsAll: true,
  about: 'The type that a sample gives to a result has fields of the document, and takes no optional one for granted.',
  *check(samples, facts) {
    const { model, paths } = facts;
    for (const sample of samples) {
      yield* findUnawaited(sample);
      yield* findLostMembers(sample, samples, facts);
    }
    for (const call of readAllCalls(samples)) {
      if (!call.result) continue;
      const operations = paths.findExact(call.path);
      const operation = operations.find(({ method }) => method === call.method);
      const data = operation && resultOf(operation);
      if (!data) continue;
      const fields = readType(call.result.type, call.result.index, call.sample, samples);
      yield* compare(fields, shapesOf(model).of(data), samples);
    }
  },
});

/** `fetch(…).json()` */
function* findUnawaited(sample: SampleFile): Generator<Finding> {
  if (!isScript(sample)) return;
  for (const { index } of sample.text.matchAll(/(?<![\w.$])fetch\(/g)) {
    const open = index + 'fetch'.length;
    const last = splitAt(sample.text, open)?.at(-1);
    const [after] =
      (last && /^[\s,]*\)\.(?:json|text|ok|status)\b/.exec(sample.text.slice(last.index + last.text.length))) ?? [];
    if (after === undefined) continue;
    const message = '`fetch` returns a promise, which has no such member.';
    yield { at: sample.place(index), message, hint: 'Write `(await fetch(…))` before it.' };
  }
}

/** `result.data.total` and `answer["data"]["total"]`, where the results of all calls of a sample are known. */
function* findLostMembers(sample: SampleFile, samples: readonly SampleFile[], facts: Facts): Generator<Finding> {
  const { model } = facts;
  const { envelope } = model;
  if (!envelope || !(isScript(sample) || isPython(sample))) return;
  const results = operationsCalled(sample, samples, facts).map((operation) => shapesOf(model).of(resultOf(operation)));
  const known = results.map((result) => fieldsOf(result));
  const areKnown =
    known.every((fields) => fields.size > 0 && !fields.has(envelope.data)) && !results.some((result) => isOpen(result));
  if (results.length === 0 || !areKnown) return;
  const names = new Set([
    envelope.code,
    envelope.message,
    envelope.data,
    ...known.flatMap((fields) => [...fields.keys()]),
  ]);
  const isTaken = new RegExp(`\\{[^{}]*\\b${envelope.data}\\b[^{}]*\\} = [^;]*\\.json\\(\\)`).test(sample.text);
  const before = isTaken ? '(?:\\.|(?<![\\w.$]))' : '(?<!\\b(?:e|ev|evt|event|msg|message|req|request))\\.';
  const member = new RegExp(
    `${before}${envelope.data}\\??\\.([A-Za-z_]\\w*)(?!\\w|\\()|\\[["']${envelope.data}["']\\]\\[["'](\\w+)["']\\]`,
    'g',
  );
  for (const { 0: whole, 1: dotted, 2: bracketed, index } of sample.text.matchAll(member)) {
    const name = dotted ?? bracketed ?? '';
    if (names.has(name) || name === 'length') continue;
    const at = sample.place(index + whole.lastIndexOf(name));
    yield { at, message: `The result has no field \`${name}\`.`, hint: didYouMean(name, names) };
  }
}

function* compare(fields: TypedField[], shape: Shape, samples: readonly SampleFile[], depth = 0): Generator<Finding> {
  const target = shape.items === undefined ? shape : shape.inside(shape.items);
  const known = fieldsOf(target);
  if (known.size === 0 || depth > 4) return;
  for (const { name, isOptional, type, index, sample } of fields) {
    const field = known.get(name);
    const at = sample.place(Math.max(0, sample.text.lastIndexOf(name, index)));
    if (!field) {
      if (!isOpen(target))
        yield { at, message: `The result has no field \`${name}\`.`, hint: didYouMean(name, known.keys()) };
      continue;
    }
    if (!isOptional && !field.isRequired && !/undefined/.test(type)) {
      yield { at, message: `\`${name}\` is optional in the document: write \`${name}?\`.` };
    }
    const types = field.uses.flatMap(({ shape: { types } }) => types);
    const simple = /^(string|number|boolean)$/.exec(type)?.[1];
    if (simple && types.length > 0 && !types.includes(simple) && !(simple === 'number' && types.includes('integer'))) {
      yield { at, message: `\`${name}\` is ${types[0]} in the document, not ${simple}.` };
    }
    for (const use of field.uses) yield* compare(readType(type, index, sample, samples), use.shape, samples, depth + 1);
  }
}
