import { expect, test } from 'vitest';
import type { JsonObject } from '../../plugins/shared/core/json';
import { sampleValue } from '../../plugins/values/core/sampleValue';
import { modelOf } from '../openapi/model/support';

const CALLS = 100;

const model = modelOf(`
paths:
${Array.from({ length: CALLS }, (_none, index) => `  /a${index}: { get: { responses: { '200': { description: A, content: { application/json: { schema: { $ref: '#/components/schemas/Cat' } } } } } } }`).join('\n')}
components:
  schemas:
    Cat: { type: object, required: [name], properties: { name: { type: string, example: Tom }, home: { $ref: '#/components/schemas/Home' } } }
    Home: { type: object, properties: { city: { type: string, example: Bern } } }
`);

test('a schema that many calls use is read once, and its sample is made once', () => {
  const resultOf = ({ responses }: (typeof model.operations)[number]) =>
    responses[0]?.contents[0]?.schema as JsonObject;
  const samples = model.operations.map((operation) => sampleValue(resultOf(operation), model, 'response'));
  expect(samples).toHaveLength(CALLS);
  expect(samples[0]).toEqual({ name: 'Tom', home: { city: 'Bern' } });
  // One object: were it made for each call, there would be as many.
  expect(new Set(samples).size).toBe(1);
});
