import type { ApiModel } from '../../../openapi';
import { didYouMean } from '../../../shared/suggest';
import { apiRule, type Finding } from '../engine/rule';
import { resultOf } from '../facts/buildFacts';
import { fieldsOf, isOpen, list, resolveSchema } from '../facts/fields';
import { readAllCalls } from '../samples/readCalls';
import { readType, type TypedField } from '../samples/resultTypes';
import type { SampleFile } from '../samples/types';

/** The type that a sample gives to the result of a call. */
export const sampleResult = apiRule({
  id: 'sample-result',
  needsAll: true,
  about: 'The type that a sample gives to a result has fields of the document, and takes no optional one for granted.',
  *check({ samples }, { model, paths }) {
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
