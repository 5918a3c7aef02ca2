import type { ApiModel } from '../../../openapi';
import { list } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import { apiRule, type Finding } from '../engine/rule';
import { resultOf } from '../facts/buildFacts';
import { fieldsOf, isOpen, resolveSchema } from '../facts/fields';
import type { Facts } from '../facts/types';
import { splitAt } from '../samples/brackets';
import { isPython, isScript } from '../samples/languages';
import { readAllCalls } from '../samples/readCalls';
import { readType, type TypedField } from '../samples/resultTypes';
import type { SampleFile } from '../samples/types';
import { operationsCalled } from '../support/passages';

/** The type that a sample gives to the result of a call. */
export const sampleResult = apiRule({
  id: 'sample-result',
  needsAll: true,
  about: 'The type that a sample gives to a result has fields of the document, and takes no optional one for granted.',
  *check({ samples }, facts) {
    const { model, paths } = facts;
    for (const sample of samples) {
      yield* findUnawaited(sample);
      yield* findLostMembers(sample, samples, facts);
    }
    for (const call of readAllCalls(samples)) {
      if (!call.result) continue;
      const operations = paths.findExact(call.path);
      const operation = operations.find(({ method }) => method === call.method);
      const data = operation && resultOf(model, operation);
      if (!data) continue;
      const fields = readType(call.result.type, call.result.index, call.sample, samples);
      yield* compare(fields, data, model, samples);
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
  const results = operationsCalled(sample, samples, facts).map((operation) => resultOf(model, operation));
  const known = results.map((result) => fieldsOf(model, result));
  const areKnown = known.every(
    (fields, at) => fields.size > 0 && !isOpen(model, results[at]) && !fields.has(envelope.data),
  );
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

function* compare(
  fields: TypedField[],
  schema: unknown,
  model: ApiModel,
  samples: readonly SampleFile[],
  depth = 0,
): Generator<Finding> {
  const resolved = resolveSchema(model, schema);
  const target = resolved.items ?? resolved;
  const known = fieldsOf(model, target);
  if (known.size === 0 || depth > 4) return;
  for (const { name, isOptional, type, index, sample } of fields) {
    const field = known.get(name);
    const at = sample.place(Math.max(0, sample.text.lastIndexOf(name, index)));
    if (!field) {
      if (!isOpen(model, target)) {
        yield { at, message: `The result has no field \`${name}\`.`, hint: didYouMean(name, known.keys()) };
      }
      continue;
    }
    if (!isOptional && !field.isRequired && !/undefined/.test(type)) {
      yield { at, message: `\`${name}\` is optional in the document: write \`${name}?\`.` };
    }
    const types = [...list(field.schema.type), field.schema.type].map(String);
    const simple = /^(string|number|boolean)$/.exec(type)?.[1];
    const expected = types.map((one) => (one === 'integer' ? 'number' : one));
    if (simple && field.schema.type !== undefined && !expected.includes(simple)) {
      yield { at, message: `\`${name}\` is ${types[0]} in the document, not ${simple}.` };
    }
    yield* compare(readType(type, index, sample, samples), field.schema, model, samples, depth + 1);
  }
}
